#include "CErfa.h"

#include <erfa.h>
#include <erfam.h>
#include <math.h>

double flipcal_erfa_sun_longitude(double julian_day) {
  double heliocentric[2][3], barycentric[2][3];
  eraEpv00(julian_day, 0, heliocentric, barycentric);

  /* The direction of the sun, and the aberration by the earth's own velocity. */
  double sun[3], direction[3], velocity[3], apparent[3], distance;
  eraSxp(-1, heliocentric[0], sun);
  eraPn(sun, &distance, direction);
  eraSxp(ERFA_AULT / ERFA_DAYSEC, barycentric[1], velocity);
  double speed = eraPm(velocity);
  eraAb(direction, velocity, distance, sqrt(1 - speed * speed), apparent);

  /* From the celestial sphere's own axes to the true equator and equinox, and on to the ecliptic of date. */
  double dpsi, deps, epsa, rb[3][3], rp[3][3], rbp[3][3], rn[3][3], rbpn[3][3], of_date[3];
  eraPn00b(julian_day, 0, &dpsi, &deps, &epsa, rb, rp, rbp, rn, rbpn);
  eraRx(epsa + deps, rbpn);
  eraRxp(rbpn, apparent, of_date);
  double longitude, latitude;
  eraC2s(of_date, &longitude, &latitude);
  return eraAnp(longitude) * ERFA_DR2D;
}
