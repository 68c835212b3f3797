/* What flipcal asks of ERFA, the open edition of the IAU's SOFA library, whose functions take and give nested arrays. */
#ifndef FLIPCAL_CERFA_H
#define FLIPCAL_CERFA_H

/* The apparent geocentric longitude of the sun in degrees, 0 to less than 360, from the true equinox of date.
 *
 * julian_day is in terrestrial time. Good to a hundredth of a second of arc for 1900 to 2100 (ERFA's eraEpv00). */
double flipcal_erfa_sun_longitude(double julian_day);

#endif
