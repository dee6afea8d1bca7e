// The rows of one person, as person-tables.ts finds them.
import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { ERASING } from '#database/guards.ts';
import { punchEnvelopes, punchInbox } from '#database/tables/punches.ts';
import type { FoundBy } from '#database/erasing.ts';
import type { PersonTable } from './person-tables.ts';

type Whose = CompanyScope & { readonly employeeId: string };

export async function countRows(whose: Whose, table: PersonTable): Promise<number> {
  const counted: unknown = await rowsOf(whose, table).count('* as items').first();
  return Number((counted as { items: number | string }).items);
}

export async function removeRows(whose: Whose, table: PersonTable): Promise<void> {
  const rows = rowsOf(whose, table);
  if (table.table === punchEnvelopes) void rows.whereNotIn('punch_id', await lastOfTablets(whose));
  if (table.table === punchInbox) void rows.whereNotIn('id', await lastOfTablets(whose));
  await rows.delete();
}

export async function replaceTexts(
  whose: Whose,
  table: PersonTable,
  becomes: Readonly<Record<string, string | boolean | null>>,
): Promise<void> {
  await rowsOf(whose, table).update(becomes);
}

/** On PostgreSQL append-only tables let this transaction, and nobody else, do what erasing one person needs. */
export async function allowErasing({ db, companyId, employeeId }: Whose, engine: Database['engine']) {
  if (engine === 'sqlite') return;
  const { rows }: { rows: unknown[] } = await db.raw(`select 1 from pg_extension where extname = 'citus'`);
  if (rows.length > 0) await db.raw(`set local citus.propagate_set_commands = 'local'`);
  // A setting takes no parameter; both are ids, as columns of the type uuid gave them.
  await db.raw(`set local ${ERASING} = '${companyId}/${employeeId}'`);
}

function rowsOf({ db, companyId, employeeId }: Whose, table: PersonTable): Knex.QueryBuilder {
  const rows = db(table.table.name);
  if (table.table.place !== 'onCoordinator') void rows.where({ company_id: companyId });
  return isOf({ db, companyId, employeeId }, table, rows);
}

function isOf(whose: Whose, by: FoundBy, rows: Knex.QueryBuilder): Knex.QueryBuilder {
  const { db, companyId, employeeId } = whose;
  if ('within' in by) return rows.whereLike(by.within, `%${employeeId}%`);
  if (!('of' in by)) return rows.where({ [by.column]: employeeId });
  return rows.whereIn(
    by.column,
    db(by.of).where({ company_id: companyId, employee_id: employeeId }).select('id'),
  );
}

/** Of the punches of this person those that came last from their tablet: the next punch there is chained to it. */
async function lastOfTablets({ db, companyId, employeeId }: Whose): Promise<readonly string[]> {
  const newest = db('punch_envelopes')
    .where({ company_id: companyId })
    .groupBy('device_id', 'key_epoch')
    .select('device_id', 'key_epoch')
    .max({ sequence: 'sequence' });
  const rows: { punch_id: string }[] = await db('punch_envelopes as envelope')
    .join(newest.as('newest'), (on) => {
      void on
        .on('newest.device_id', 'envelope.device_id')
        .on('newest.key_epoch', 'envelope.key_epoch')
        .on('newest.sequence', 'envelope.sequence');
    })
    .join('punch_inbox as punch', {
      'punch.company_id': 'envelope.company_id',
      'punch.id': 'envelope.punch_id',
    })
    .where({ 'envelope.company_id': companyId, 'punch.employee_id': employeeId })
    .select('envelope.punch_id');
  return rows.map(({ punch_id }) => punch_id);
}
