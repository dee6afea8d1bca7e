// The only place that reads the present time. All other code gets the time from here, so that tests can move it.

/** Tells the present moment as epoch milliseconds. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
