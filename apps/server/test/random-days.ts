// Random working days of somebody: work, call-outs, drafts and absences.
import fc from 'fast-check';
import type { EmployeeRow } from '#database/tables/people.ts';
import { addTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { TestApi } from './api.ts';
import { operatorNamed } from './authors.ts';

/** On one of the first fifteen days of March 2026. */
export const randomDay = fc.record({
  day: fc.integer({ min: 1, max: 15 }),
  startMinute: fc.integer({ min: 0, max: 1439 }),
  lengthMinutes: fc.integer({ min: 1, max: 1200 }),
  kind: fc.constantFrom('work', 'work', 'work', 'call-out', 'draft', 'sick', 'vacation', 'sickChild'),
});

export type RandomDay = typeof randomDay extends fc.Arbitrary<infer Value> ? Value : never;

/** Work that would overlap other work is left out. */
export async function makeRandomDay(
  { deps, given }: TestApi,
  employee: EmployeeRow,
  { day, startMinute, lengthMinutes, kind }: RandomDay,
): Promise<void> {
  const date = `2026-03-${String(day).padStart(2, '0')}`;
  if (kind === 'sick' || kind === 'vacation' || kind === 'sickChild') {
    await given.anAbsence(employee, { date, type: kind, minutes: lengthMinutes });
    return;
  }
  const startAt = Date.parse(date) + startMinute * 60_000;
  const author = {
    company: await requireCompany(deps.database.knex, employee.company_id),
    by: operatorNamed('tests'),
    reason: 'at random',
  };
  await addTimeEntry({ ...deps, clock: () => Date.parse('2026-05-01') }, author, {
    employeeId: employee.id,
    kind: kind === 'draft' ? 'work' : kind,
    startAt,
    endAt: startAt + lengthMinutes * 60_000,
    breaks: [],
    projectId: null,
    subProjectId: null,
    isDraft: kind === 'draft',
  }).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'entry.overlaps')) throw error;
  });
}
