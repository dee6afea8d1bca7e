/** States what can only be false through a fault of ours; the request then answers 500 with its id. */
export function assertNeverHappens(what: string): never {
  throw new Error(`This cannot happen: ${what}`);
}
