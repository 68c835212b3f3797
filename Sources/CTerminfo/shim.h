#ifndef FLIPCAL_CTERMINFO_SHIM_H
#define FLIPCAL_CTERMINFO_SHIM_H

#include <curses.h>
#include <term.h>

#endif
