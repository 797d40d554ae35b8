// zlib, of which the pages need a single call.
#pragma once

#include <zlib.h>
