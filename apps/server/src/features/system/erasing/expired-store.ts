import type { Queryable } from '#database/database.ts';
import { PERSONAL, type PersonalKind } from './personal-kinds.ts';

const DAY_MS = 86_400_000;

/** How many rows of a kind are over their time, of all companies. */
export async function countExpired(db: Queryable, kind: PersonalKind, now: number): Promise<number> {
  const counted: unknown = await expired(db, kind, now).count('* as items').first();
  return Number((counted as { items: number | string }).items);
}

/** @returns how many it has erased; fewer than `atMost` when none are left */
export function eraseSomeExpired(
  db: Queryable,
  kind: PersonalKind,
  { now, atMost }: { readonly now: number; readonly atMost: number },
): Promise<number> {
  const { table, id } = PERSONAL[kind];
  const some = expired(db, kind, now).limit(atMost).select(`${table}.company_id`, `${table}.${id}`);
  return db(table).whereIn(['company_id', id], some).delete();
}

function expired(db: Queryable, kind: PersonalKind, now: number) {
  const { table, since, kept } = PERSONAL[kind];
  if ('days' in kept) return db(table).where(since, '<', now - kept.days * DAY_MS);
  // A cross join, in which SQLite keeps the order: the index of the table is asked once for each company, and nothing else is read.
  return db('companies')
    .crossJoin(table as never)
    .whereRaw('?? = companies.id and ?? < ? - cast(?? as bigint) * ?', [
      ...[`${table}.company_id`, `${table}.${since}`],
      ...[now, `companies.${kept.column}`, DAY_MS],
    ]);
}
