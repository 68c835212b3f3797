#ifndef FLIPCAL_CLIBICAL_SHIM_H
#define FLIPCAL_CLIBICAL_SHIM_H

#include <libical/ical.h>

#endif
