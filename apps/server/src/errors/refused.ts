/** What an operator asked for cannot be done now. The message says why, what to do, and what is safe. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** A database that must not be used with this program, these secrets or what it holds. The message says what to do. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}
