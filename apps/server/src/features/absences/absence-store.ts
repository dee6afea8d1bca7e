import type { OwnKind } from '@stimpill/calc';
import type { KindPays } from '@stimpill/api-types/entry-kinds';
import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { recordCodec } from '#database/record-codec.ts';
import { readTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import {
  absences,
  type AbsenceKindRow,
  type AbsenceRecord,
  type AbsenceRow,
} from '#database/tables/plans.ts';
import { isNamed, ofPeople, type Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';

export type { AbsenceType } from '@stimpill/api-types/entry-kinds';

export type Absence = Pick<AbsenceRecord, 'date' | 'type' | 'minutes'> & {
  /** A kind that the company has made, with what pays it. */
  readonly ownKind?: OwnKind;
};

const READ = ['employee_id', 'date', 'type', 'minutes', 'kind_id'] as const;

/** Of a day without an own kind both are null. */
type OfPersonRow = Pick<AbsenceRow, (typeof READ)[number]> & {
  readonly pays: AbsenceKindRow['pays'] | null;
  readonly pay_line: string | null;
};

const { toRecord } = recordCodec(absences, READ);

const COLUMNS = [...READ.map((column) => `absence.${column}`), 'kind.pays', 'kind.pay_line'];

const OF_NAMED = hotRead<OfPersonRow>()`
  select ${COLUMNS.join(', ')}
  from absences as absence
  left join absence_kinds as kind on kind.company_id = absence.company_id and kind.id = absence.kind_id
  where absence.company_id = ${company} and absence.employee_id ${among('uuid')}
    and absence.date between ${value('text')} and ${value('text')}
  order by absence.date, absence.id`;

const listOfNamed = readTogether<readonly Absence[], [startDate: string, endDate: string]>(
  async (scope, employeeIds, startDate, endDate) =>
    byEmployee(await readHot(scope, OF_NAMED, employeeIds, startDate, endDate)),
);

/** The absences of a range by employee id, each list by date. */
export async function listAbsencesOf(
  scope: CompanyScope,
  whose: Whose,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Promise<ReadonlyMap<string, readonly Absence[]>> {
  if (isNamed(whose)) return listOfNamed(scope, whose, startDate, endDate);
  const rows: OfPersonRow[] = await scope
    .db('absences as absence')
    .leftJoin('absence_kinds as kind', {
      'kind.company_id': 'absence.company_id',
      'kind.id': 'absence.kind_id',
    })
    .where({ 'absence.company_id': scope.companyId })
    .where(ofPeople(whose, 'absence.employee_id'))
    .whereBetween('absence.date', [startDate, endDate])
    .orderBy(['absence.date', 'absence.id'])
    .select(COLUMNS);
  return byEmployee(rows);
}

function byEmployee(rows: readonly OfPersonRow[]): ReadonlyMap<string, readonly Absence[]> {
  const found = rows.map((row) => {
    const { employeeId, kindId, ...absence } = toRecord(row);
    return {
      employeeId,
      absence: { ...absence, ...(kindId !== null && { ownKind: ownKindOf(kindId, row) }) },
    };
  });
  const byPerson = groupBy(found, ({ employeeId }) => employeeId);
  return new Map([...byPerson].map(([id, ofPerson]) => [id, ofPerson.map(({ absence }) => absence)]));
}

function ownKindOf(id: string, { pays, pay_line: payLine }: OfPersonRow): OwnKind {
  const paidBy: Readonly<Record<KindPays, OwnKind>> = {
    asCounted: { id },
    line: { id, payLine },
    nothing: { id, payLine: null },
  };
  return paidBy[(pays ?? 'asCounted') as KindPays];
}

/** @returns yyyy-MM-dd; undefined where no absence of the person is recorded */
export async function findFirstAbsence(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<string | undefined> {
  const first = await db<AbsenceRow>('absences')
    .where({ company_id: companyId, employee_id: employeeId })
    .orderBy('date')
    .first('date');
  return first?.date;
}
