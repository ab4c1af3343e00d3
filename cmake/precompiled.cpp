// A precompiled header that several programs share needs a target with one source.
