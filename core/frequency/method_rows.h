#pragma once

/// All methods that act on frequencies, in the order in which lists show them: the only place that names a
/// row besides its own file. ROW(name) is expanded once a method, name being the ScalingMethod in
/// rope::methods.
#define ROPE_FREQUENCY_METHODS(ROW) \
    ROW(noneMethod)                 \
    ROW(abfMethod)                  \
    ROW(linearMethod)               \
    ROW(ntkMethod)                  \
    ROW(ntkAlphaMethod)             \
    ROW(ntkFixedMethod)             \
    ROW(ntkMixedMethod)             \
    ROW(gradientMethod)             \
    ROW(dynamicMethod)              \
    ROW(dynamicVllmMethod)          \
    ROW(dynamicQwenMethod)          \
    ROW(dynamicLinearMethod)        \
    ROW(ntkByPartsMethod)           \
    ROW(ntkByPartsOriginalMethod)   \
    ROW(dynamicNtkByPartsMethod)    \
    ROW(yarnMethod)                 \
    ROW(yarnVllmMethod)             \
    ROW(yarnPaperMethod)            \
    ROW(deepSeekYarnMethod)         \
    ROW(deepSeekNativeMethod)       \
    ROW(teleChat3Method)            \
    ROW(dynamicYarnMethod)          \
    ROW(longRopeMethod)             \
    ROW(longRopeDynamicMethod)      \
    ROW(llama3Method)               \
    ROW(proportionalMethod)         \
    ROW(nopeMethod)                 \
    ROW(giraffeMethod)              \
    ROW(resonanceMethod)            \
    ROW(resonanceYarnMethod)        \
    ROW(llamaCppMethod)
