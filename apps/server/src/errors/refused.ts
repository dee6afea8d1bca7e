/** What an operator asked for cannot be done as things stand. It says why, what to do and what is safe, in its own words. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
