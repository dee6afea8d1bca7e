/** What an operator asked for cannot be done now. The message says why, what to do, and what is safe. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
