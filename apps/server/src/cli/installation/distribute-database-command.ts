import { Command } from 'commander';
import { distributeTables } from '#database/distribute-tables.ts';
import { Refused } from '#errors/refused.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function distributeDatabaseCommand(terminal: Terminal): Command {
  return new Command('distribute')
    .description('On the coordinator of a Citus cluster: spread the tables over its machines, by company.')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Citus is an extension of PostgreSQL. Tables that stand where they belong are left alone, so it can be said again at any time.
What is there is copied to the other machines, and every table is locked until all are done: stop the servers before it.
A new machine takes its part with "select citus_rebalance_start()" in the database. See docs/scale-out.md.

Example:
  stimpill database distribute`,
    )
    .action(async ({ json }: { json?: true }) => {
      await withServer(terminal, async ({ database }) => {
        if (database.engine === 'sqlite')
          throw new Refused(
            'SQLite is one file on one machine. Set DATABASE_URL to PostgreSQL with Citus first.',
          );
        const facts = await distributeTables(database.knex);
        if (json) printJson(terminal, facts);
        else {
          const { moved, shards, workers } = facts;
          const what =
            moved.length === 0 ? 'Every table stood right already' : `${moved.length} tables were moved`;
          terminal.stdout.write(`${what}: ${shards} shards on ${workers} workers.\n`);
        }
      });
    });
}
