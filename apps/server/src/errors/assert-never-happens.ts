/** Throws where only a fault in our own code can lead; the request then answers 500 with its id. */
export function assertNeverHappens(what: string): never {
  throw new Error(`This cannot happen: ${what}`);
}
