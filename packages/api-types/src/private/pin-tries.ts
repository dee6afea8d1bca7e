// How the server tells a tablet what is left before a PIN locks.

/**
 * On a 401 `kiosk.pin_invalid` of `POST /auth-pin`: how many further wrong PINs lock, a whole number. With 0 the PIN is locked already, for as
 * long as `Retry-After` says. An older server leaves it out.
 */
export const PIN_TRIES_LEFT_HEADER = 'X-Pin-Tries-Left';
