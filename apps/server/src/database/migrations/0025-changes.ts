import type { Knex } from 'knex';
import type { Database } from '../database.ts';
import { makeAppendOnly } from '../guards.ts';
import { companyKey, instant, type Migration } from '../migration.ts';

/** One record of what people change takes the place of four: of time entries, review items and incidents, and none at all. */
export const changes: Migration = {
  name: '0025-changes',
  up: async (knex, engine) => {
    await knex.schema.createTable('changes', (table) => {
      companyKey(table);
      instant(table, 'changed_at').notNullable();
      table.text('door').notNullable();
      table.uuid('user_id');
      table.text('operator');
      table.text('reason');
      table.text('subject').notNullable();
      table.text('subject_id').notNullable();
      table.uuid('employee_id');
      table.text('before');
      table.text('after');
      table.index(['company_id', 'subject_id']);
      table.index(['company_id', 'changed_at', 'id']);
    });
    await copyHistory(knex, engine);
    await copySettled(knex);
    await copyClosed(knex);
    await makeAppendOnly(knex, engine, 'changes');
    await knex.schema.dropTable('time_entry_history');
    if (engine === 'postgresql') await knex.raw('drop function time_entry_history_append_only()');
    for (const [table, columns] of [
      ['review_items', ['settled_by', 'decision_note']],
      ['device_incidents', ['closed_by', 'closing_note']],
    ] as const)
      for (const column of columns) await knex.raw(`alter table ${table} drop column ${column}`);
  },
};

const COLUMNS =
  '(company_id, id, changed_at, door, operator, reason, subject, subject_id, employee_id, before, after)';

/** The name in what was `command line, anna`; null in `command line`; else what stood there. */
const operatorIn = (column: string) =>
  `case when ${column} like 'command line, %' then substr(${column}, 15) when ${column} = 'command line' then null else ${column} end`;

async function copyHistory(knex: Knex, engine: Database['engine']): Promise<void> {
  const employeeId =
    engine === 'sqlite'
      ? `json_extract(coalesce(after, before), '$.employee_id')`
      : `(coalesce(after, before)::json ->> 'employee_id')::uuid`;
  await knex.raw(
    `insert into changes ${COLUMNS}
     select company_id, id, changed_at, 'command line', ${operatorIn('changed_by')}, reason, 'timeEntry',
       cast(time_entry_id as text), ${employeeId}, before, after
     from time_entry_history`,
  );
}

async function copySettled(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into changes ${COLUMNS}
     select company_id, id, settled_at, 'command line', ${operatorIn('settled_by')}, decision_note, 'reviewItem',
       cast(id as text), employee_id, '{"reason":"' || reason || '","decision":null}', '{"reason":"' || reason || '","decision":"' || decision || '"}'
     from review_items where settled_by is not null and settled_by <> 'stimpill'`,
  );
}

async function copyClosed(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into changes ${COLUMNS}
     select company_id, id, closed_at, 'command line', ${operatorIn('closed_by')}, closing_note, 'deviceIncident',
       cast(id as text), null,
       '{"device_id":"' || cast(device_id as text) || '","kind":"' || kind || '","closed":false}',
       '{"device_id":"' || cast(device_id as text) || '","kind":"' || kind || '","closed":true}'
     from device_incidents where closed_by is not null`,
  );
}
