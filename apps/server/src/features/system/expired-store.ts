import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables.ts';
import type { Queryable } from '#database/database.ts';

/** What is personal and short-lived, by the table it stands in and the column that says since when. */
const PERSONAL = {
  coordinates: { table: 'punch_details', since: 'recorded_at' },
  photos: { table: 'punch_photos', since: 'uploaded_at' },
  pinSeals: { table: 'pin_seals', since: 'stored_at' },
  formerPins: { table: 'former_pins', since: 'replaced_at' },
} as const;

export type PersonalKind = keyof typeof PERSONAL;

export type Retention = {
  readonly companyId: string;
  readonly coordinatesDays: number;
  readonly photosDays: number;
};

export async function listRetentions(db: Queryable): Promise<Retention[]> {
  const rows = await db<CompanyRow>('companies')
    .orderBy('id')
    .select('id', 'coordinates_retention_days', 'photos_retention_days');
  return rows.map((row) => ({
    companyId: row.id,
    coordinatesDays: row.coordinates_retention_days,
    photosDays: row.photos_retention_days,
  }));
}

export async function countOlder(
  { db, companyId }: CompanyScope,
  kind: PersonalKind,
  before: number,
): Promise<number> {
  const { table, since } = PERSONAL[kind];
  const counted: unknown = await db(table)
    .where({ company_id: companyId })
    .where(since, '<', before)
    .count('* as items')
    .first();
  return Number((counted as { items: number | string }).items);
}

/** @returns how many */
export async function eraseOlder(
  { db, companyId }: CompanyScope,
  kind: PersonalKind,
  before: number,
): Promise<number> {
  const { table, since } = PERSONAL[kind];
  return db(table).where({ company_id: companyId }).where(since, '<', before).delete();
}
