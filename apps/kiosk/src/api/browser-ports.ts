// What the browser gives to code that knows no browser: the network, random numbers, and waiting.

export const browserPorts = {
  fetch: ((input, init) => fetch(input, init)) satisfies typeof fetch,
  randomBytes: (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length)),
  after: (milliseconds: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
