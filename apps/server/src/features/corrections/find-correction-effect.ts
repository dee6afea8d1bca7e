// What would a correction change in somebody's pay? It is made as it would be made for good, and taken back.
import { localDateOf, type DateRange } from '@stimpill/time';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import {
  addTimeEntry,
  correctTimeEntry,
  removeTimeEntry,
  splitTimeEntry,
  type EditDeps,
  type EntryFields,
} from '#features/ledger/edit-time-entries.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { requireSeenEmployee, type Seer } from '#features/people/seen-people.ts';
import { findPayEffects, type PayEffect } from '#features/timesheets/pay-effect.ts';
import { requireSeenEntry } from './seen-entry.ts';

/** Times are epoch milliseconds. */
export type Correction =
  | { readonly kind: 'add'; readonly employeeId: string; readonly fields: SaidFields }
  | { readonly kind: 'change'; readonly id: string; readonly fields: SaidFields }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'split'; readonly id: string; readonly at: number };

type SaidFields = Omit<EntryFields, 'employeeId'>;

/** What a correction changes in the pay of one person: the pay lines before and after. */
export async function findCorrectionEffect(
  deps: EditDeps,
  { company, seer, by }: { readonly company: CompanySettings; readonly seer: Seer; readonly by: Author },
  correction: Correction,
): Promise<PayEffect> {
  const scope = companyScope(deps.database.knex, company.id);
  const about =
    correction.kind === 'add'
      ? { entry: null, employee: await requireSeenEmployee(scope, seer, correction.employeeId, 'employeeId') }
      : await requireSeenEntry(scope, seer, correction.id);
  const author = { company, by, reason: 'tried out' };
  const { effects } = await findPayEffects(deps.database, {
    company,
    employees: [about.employee],
    days: daysOf(company, [about.entry, 'fields' in correction ? correction.fields : null], deps.clock()),
    make: async (database) => {
      const trial = { ...deps, database };
      if (correction.kind === 'add')
        await addTimeEntry(trial, author, { ...correction.fields, employeeId: correction.employeeId });
      else if (correction.kind === 'change')
        await correctTimeEntry(trial, author, correction.id, correction.fields);
      else if (correction.kind === 'split') await splitTimeEntry(trial, author, correction);
      else await removeTimeEntry(trial, author, correction.id);
    },
  });
  return effects[0] ?? assertNeverHappens('no effect for the one who was asked for');
}

/** The local days on which these entries lie. */
function daysOf(
  { timeZone }: CompanySettings,
  entries: readonly (Pick<TimeEntry, 'startAt' | 'endAt'> | null)[],
  now: number,
): DateRange {
  const known = entries.filter((entry) => entry !== null);
  const first = Math.min(...known.map(({ startAt }) => startAt));
  const last = Math.max(...known.map(({ endAt }) => endAt ?? now));
  return { startDate: localDateOf(first, timeZone), endDate: localDateOf(last, timeZone) };
}
