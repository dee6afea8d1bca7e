// Is somebody paid as their files say, and is it said why of absence that no code pays? Each file is held against the codes of its own payroll
// system, for whichever the month is looked at.
import { readPayrollCodes } from '#features/payroll/payroll-code-store.ts';
import { payrollLines, unmappedAbsences, type PayrollCodes } from '#features/payroll/payroll-lines.ts';
import { groupBy } from '#group-by.ts';
import { owedOf } from './amounts-owed.ts';
import { toCodeMinutes, type CountedPerson, type PayrollCount } from './count-payroll.ts';
import type { SentPerson } from './sent-store.ts';
import { goneAbsences, isSaidOfAll, saidBefore, toUnmappedAbsences } from './without-absences.ts';

export async function readAsSent({
  scope,
  profile,
  preview,
  people,
}: PayrollCount): Promise<(person: CountedPerson) => boolean> {
  const codesOf = new Map<string, PayrollCodes>();
  for (const target of new Set(people.flatMap(({ sent }) => sent.map(targetOf))))
    codesOf.set(target, await readPayrollCodes(scope, target, preview.company));
  /** Of other systems the last file says how they are written; this one is as a run would be made now. */
  const settingsOf = ({ target, settings }: SentPerson) =>
    target === profile.target ? profile.settings : settings;
  return ({ timesheet, sent }) =>
    [...groupBy(sent, targetOf)].every(([target, files]) => {
      const [codes, last] = [codesOf.get(target), files.at(-1)];
      if (codes === undefined || last === undefined) return false;
      const lines = toCodeMinutes(payrollLines(timesheet, codes));
      const unmapped = toUnmappedAbsences([
        ...unmappedAbsences(timesheet, codes),
        ...goneAbsences(timesheet, files),
      ]);
      const owed = owedOf(lines, files, settingsOf(last));
      return Object.keys(owed.lines).length === 0 && isSaidOfAll(unmapped, saidBefore(unmapped, files));
    });
}

const targetOf = ({ target }: SentPerson) => target;
