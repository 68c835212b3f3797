#ifndef FLIPCAL_CINIH_SHIM_H
#define FLIPCAL_CINIH_SHIM_H

#include <ini.h>

#endif
