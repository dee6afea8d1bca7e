/** A PIN, a password or a session in memory. Only `reveal` gives it out: no JSON, no log and no copy of the state shows it. */
export class Secret<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  reveal(): Value {
    return this.#value;
  }
}
