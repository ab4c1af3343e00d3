#pragma once

#include "core/base/json_writer.h"   // the writer stands in base: a scenario is written with it as well
