// The query builder would write plain text with statements to the console, between our structured log lines. Everything that
// matters also comes back as an error, which the server logs.
import type { Knex } from 'knex';

const sayNothing = () => undefined;

export const noLogOfItsOwn: Knex.Logger = {
  debug: sayNothing,
  warn: sayNothing,
  error: sayNothing,
  deprecate: sayNothing,
};
