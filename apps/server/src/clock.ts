// The only reader of the present time. Everything else is told what time it is, so that tests can move it.

/** Tells the present moment as epoch milliseconds. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
