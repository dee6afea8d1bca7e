// The query builder writes to the console on its own: text among our structured lines, with the statement in it. Whatever
// matters also comes back as an error, which the log of the server tells.
import type { Knex } from 'knex';

const sayNothing = () => undefined;

export const noLogOfItsOwn: Knex.Logger = {
  debug: sayNothing,
  warn: sayNothing,
  error: sayNothing,
  deprecate: sayNothing,
};
