/** A database that must not be used with this program, these secrets or what it holds. The message says what to do. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}
