// What the database itself refuses, whatever the code above it does. The two engines say it differently.
import type { Knex } from 'knex';
import type { Database } from './database.ts';

/** Text that both engines carry in the error, so that a store can tell which guard spoke. */
const OVERLAP_GUARD = 'time_entries_overlap';

/** Refuses every change and removal of a row. */
export async function makeAppendOnly(knex: Knex, engine: Database['engine'], table: string): Promise<void> {
  if (engine === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await knex.raw(
        `create trigger ${table}_no_${change} before ${change} on ${table} begin select raise(abort, '${table} is append-only'); end`,
      );
    }
    return;
  }
  await knex.raw(
    `create function ${table}_append_only() returns trigger language plpgsql as $$ begin raise exception '${table} is append-only'; end $$`,
  );
  await knex.raw(
    `create trigger ${table}_append_only before update or delete on ${table} for each row execute function ${table}_append_only()`,
  );
  await knex.raw(
    `create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function ${table}_append_only()`,
  );
}

type Erasable = {
  /** Columns that may be emptied. */
  readonly texts: readonly string[];
  /** Whose row it is: by the person, or by the punch of the person. */
  readonly person: 'employee_id' | 'punch_id';
};

/** With it a transaction on PostgreSQL says whom it erases, as `company/person`. Citus tells its workers. */
export const ERASING = 'stimpill.erasing';

/**
 * From now on the rows of an append-only table that are about somebody who was erased may lose their texts, and go once the time of that
 * person is erased. On SQLite the row of `erasures` is what allows it. On PostgreSQL it is a setting of the transaction, because a trigger
 * on a worker of Citus can look at no other table.
 */
export async function letErase(
  knex: Knex,
  engine: Database['engine'],
  table: string,
  erasable: Erasable,
): Promise<void> {
  if (engine === 'sqlite') await letEraseOnSqlite(knex, table, erasable);
  else await letEraseOnPostgresql(knex, table, erasable);
}

async function letEraseOnSqlite(knex: Knex, table: string, { texts, person }: Erasable): Promise<void> {
  const columns: { name: string }[] = await knex.raw(`select name from pragma_table_info('${table}')`);
  const kept = columns.map(({ name }) => name).filter((name) => !texts.includes(name));
  const whose =
    person === 'employee_id'
      ? 'old.employee_id'
      : '(select employee_id from punch_inbox where company_id = old.company_id and id = old.punch_id)';
  const isErased = `exists (select 1 from erasures where company_id = old.company_id and employee_id = ${whose}`;
  const isSame = kept.map((name) => `new."${name}" is old."${name}"`).join(' and ');
  for (const [change, allowed] of [
    ['update', `${isErased}) and ${isSame}`],
    ['delete', `${isErased} and time_erased_at is not null)`],
  ] as const) {
    await knex.raw(`drop trigger ${table}_no_${change}`);
    await knex.raw(
      `create trigger ${table}_no_${change} before ${change} on ${table} when not (${allowed}) begin select raise(abort, '${table} is append-only'); end`,
    );
  }
}

async function letEraseOnPostgresql(knex: Knex, table: string, { texts, person }: Erasable): Promise<void> {
  const whose = person === 'employee_id' ? 'old.employee_id' : `split_part(erasing, '/', 2)`;
  const without = `array[${texts.map((name) => `'${name}'`).join(', ')}]::text[]`;
  await knex.raw(
    `create or replace function ${table}_append_only() returns trigger language plpgsql as $$
     declare erasing text := current_setting('${ERASING}', true);
     begin
       if tg_op <> 'TRUNCATE' and erasing <> '' then
         if erasing = old.company_id || '/' || ${whose} then
           if tg_op = 'DELETE' then return old; end if;
           if to_jsonb(new) - ${without} = to_jsonb(old) - ${without} then return new; end if;
         end if;
       end if;
       raise exception '${table} is append-only';
     end $$`,
  );
}

const OVERLAPPING = `
    select 1 from time_entries other
    where other.company_id = new.company_id and other.employee_id = new.employee_id and other.id <> new.id
      and (other.end_at is null or other.end_at > new.start_at)
      and (new.end_at is null or new.end_at > other.start_at)
      and (other.end_at is null or other.end_at > other.start_at)
      and (new.end_at is null or new.end_at > new.start_at)`;

/**
 * Refuses two time entries of one employee that overlap; an open one reaches to the end of time. One of no length overlaps
 * nothing. PostgreSQL locks the employee's row first: two transactions that cannot see each other's entries take turns.
 */
export async function refuseOverlaps(knex: Knex, engine: Database['engine']): Promise<void> {
  await createOverlapGuard(knex, engine, OVERLAPPING);
  if (engine === 'sqlite') return;
  await knex.raw(
    `create trigger ${OVERLAP_GUARD} before insert or update on time_entries for each row execute function ${OVERLAP_GUARD}()`,
  );
}

/** From now on only two of work or two of standby are refused; standby may lie beside work. */
export async function letStandbyOverlap(knex: Knex, engine: Database['engine']): Promise<void> {
  if (engine === 'sqlite')
    for (const change of CHANGES) await knex.raw(`drop trigger ${OVERLAP_GUARD}_${change}`);
  await createOverlapGuard(
    knex,
    engine,
    `${OVERLAPPING} and (other.kind = 'standby') = (new.kind = 'standby')`,
  );
}

/**
 * On PostgreSQL, the same as a constraint. An open end reaches to the end of time; a range of no length is empty and overlaps nothing.
 * Two conditions instead of a third column: work and standby are apart, and few entries are standby.
 */
export async function declareNoOverlaps(knex: Knex): Promise<void> {
  await knex.raw(`drop trigger ${OVERLAP_GUARD} on time_entries`);
  await knex.raw(`drop function ${OVERLAP_GUARD}()`);
  for (const [name, kinds] of [
    [OVERLAP_GUARD, `kind <> 'standby'`],
    [`${OVERLAP_GUARD}_standby`, `kind = 'standby'`],
  ] as const) {
    await knex.raw(
      `alter table time_entries add constraint ${name} exclude using gist
       (company_id with =, employee_id with =, int8range(start_at, end_at) with &&) where (${kinds})`,
    );
  }
}

/**
 * On SQLite, the same by two looks into the index by end, each of which finds a few rows: for the open entry, and for those that end after
 * the new one begins. One condition for both would read everything that the person has ever worked.
 */
export async function lookUpOverlaps(knex: Knex): Promise<void> {
  const overlapping = (end: string) => `exists (
    select 1 from time_entries other
    where other.company_id = new.company_id and other.employee_id = new.employee_id and ${end}
      and other.id <> new.id
      and (new.end_at is null or new.end_at > other.start_at)
      and (other.kind = 'standby') = (new.kind = 'standby'))`;
  const ofOpen = overlapping('other.end_at is null');
  const ofClosed = overlapping('other.end_at > new.start_at and other.end_at > other.start_at');
  for (const change of CHANGES) {
    await knex.raw(`drop trigger ${OVERLAP_GUARD}_${change}`);
    await knex.raw(
      `create trigger ${OVERLAP_GUARD}_${change} before ${change} on time_entries
       when (new.end_at is null or new.end_at > new.start_at) and (${ofOpen} or ${ofClosed})
       begin select raise(abort, '${OVERLAP_GUARD}'); end`,
    );
  }
}

const CHANGES = ['insert', 'update'];

async function createOverlapGuard(
  knex: Knex,
  engine: Database['engine'],
  overlapping: string,
): Promise<void> {
  if (engine === 'sqlite') {
    for (const change of CHANGES) {
      await knex.raw(
        `create trigger ${OVERLAP_GUARD}_${change} before ${change} on time_entries when exists (${overlapping})
         begin select raise(abort, '${OVERLAP_GUARD}'); end`,
      );
    }
    return;
  }
  await knex.raw(
    `create or replace function ${OVERLAP_GUARD}() returns trigger language plpgsql as $$ begin
       perform 1 from employees where company_id = new.company_id and id = new.employee_id for no key update;
       if exists (${overlapping}) then raise exception '${OVERLAP_GUARD}' using errcode = '23P01'; end if;
       return new;
     end $$`,
  );
}
