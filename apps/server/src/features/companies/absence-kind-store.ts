// The kinds of absence that a company has made.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { absenceKinds, type AbsenceKind, type AbsenceKindRow } from '#database/tables/plans.ts';

export type { AbsenceKind };

const { toRecord } = recordCodec(absenceKinds);

/** What stays once days of absence have a kind: they were counted and paid so. */
export const FIXED_ONCE_USED = [
  'countsAs',
  'pays',
  'payLine',
] as const satisfies readonly (keyof AbsenceKind)[];

export async function listAbsenceKinds({ db, companyId }: CompanyScope): Promise<AbsenceKind[]> {
  const rows = await db<AbsenceKindRow>('absence_kinds').where({ company_id: companyId });
  return rows.map(toRecord);
}

/** The ids of those that days of absence have. */
export async function listUsedKinds({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const rows: { id: string }[] = await db('absence_kinds as kind')
    .where({ 'kind.company_id': companyId })
    .whereExists(
      db('absences as absence')
        .whereRaw('absence.company_id = kind.company_id and absence.kind_id = kind.id')
        .select(db.raw('1')),
    )
    .select('kind.id');
  return new Set(rows.map(({ id }) => id));
}
