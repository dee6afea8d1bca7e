/** A slip of one finger. */
export const otherPin = (pin: string) => `${pin.slice(0, 3)}${(Number(pin.slice(3)) + 1) % 10}`;
