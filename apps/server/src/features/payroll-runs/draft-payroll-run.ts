// A run as it would be made now, with its file. It only reads, so that it can be counted in the thread for whole companies.
import { createHash } from 'node:crypto';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { DomainError, type Fault, refuseAll } from '#errors/domain-error.ts';
import { movedText } from '#features/timesheets/moved-figures.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { countPayroll, isOfDays, type CountedPerson, type PayrollCount } from './count-payroll.ts';
import { fileRows } from './file-rows.ts';
import { readDepartmentNames } from './identity-store.ts';
import type { SentPerson } from './sent-store.ts';
import type { RunRequest } from './run-request.ts';
import { kindOfRun, peopleOfRun, replacedBy } from './people-of-run.ts';
import type { PayrollRun, RunRuleVersion, TimeRunKind } from './payroll-run.ts';
import { countOlder, type OlderWaiting } from './older-periods.ts';
import { restsOn, type RestsOn } from './rests-on.ts';
import { unreadyCodes } from './unready.ts';
import { leftAbsencesOf } from './without-absences.ts';
import { shownRows, writeFile } from './write-file.ts';

export type LeftOut = {
  readonly employeeId: string;
  readonly displayName: string;
  readonly codes: readonly string[];
};

/** A run before it is kept. */
export type NewRun = Omit<PayrollRun, 'id' | 'number' | 'madeAt' | 'by' | 'fileName'>;

export type DraftedRun = {
  readonly run: NewRun & { readonly kind: TimeRunKind };
  readonly file: Uint8Array;
  /** The first rows of the file, as texts. */
  readonly head: readonly (readonly string[])[];
  readonly leftOut: readonly LeftOut[];
  /** Numbers of the runs whose files say no more of its people. */
  readonly replaces: readonly number[];
  /** Of whom something may have changed in an earlier period, which cannot be sent yet. */
  readonly olderWaiting: readonly OlderWaiting[];
  /** That of its period, and of each earlier one of which it has lines. */
  readonly restsOn: readonly RestsOn[];
};

/** Of a file that somebody looks at before it is made. */
const ROWS_SHOWN = 12;

/**
 * @throws DomainError `employee.not_found`, `payroll.tablet_silent`, `payroll.figures_moved`, `payroll.line_unmapped`, `payroll.exported_before`,
 *   `payroll.made_meanwhile`, `payroll.not_ready`, `payroll.nothing_to_send`, `payroll.not_writable`
 */
export async function draftPayrollRun(db: Queryable, request: RunRequest): Promise<DraftedRun> {
  const older = await countOlder(db, request);
  const count = await countPayroll(db, { ...request, besides: [...older.owed.keys()] });
  const { profile, scope } = count;
  refuseCompanyWide(count, request);
  refuseSent(count, request);

  const olderOf = ({ timesheet }: CountedPerson) => older.owed.get(timesheet.employee.id) ?? [];
  const { ready, leftOut } = sortOut(count, request, olderOf);
  const asApprovedReason = reasonToSend(ready, request);
  const inRun = peopleOfRun(ready, count, request, olderOf);
  if (inRun.length === 0) {
    refuseAll(leftOut.map(notReady));
    refuseAll(older.waiting.map(waits));
    refuseAll(ready.flatMap(onlyAbsence(request)));
    throw new DomainError('payroll.nothing_to_send');
  }

  const counted = inRun.map(({ person }) => person);
  const people = await toPeople(scope, inRun);
  const inFile = people.filter((person) => person.isInFile);
  const rows = fileRows(inFile, profile.settings, request.range);
  const file = await writeFile(rows, profile.settings);
  return {
    run: {
      profileKey: profile.key,
      target: profile.target,
      ...request.range,
      kind: kindOfRun(inRun, request),
      settings: profile.settings,
      ruleVersions: await ruleVersionsOf(count, counted, request),
      sha256: createHash('sha256').update(file).digest('hex'),
      asApprovedReason,
      bonus: null,
      people: people.map(({ identity: _, department: __, isInFile: ___, ...person }) => ({
        ...person,
        bonuses: [],
      })),
    },
    file,
    head: shownRows(rows.slice(0, ROWS_SHOWN), profile.settings),
    leftOut,
    replaces: replacedBy(inRun, request),
    olderWaiting: older.waiting,
    restsOn: [await restsOn(count, counted, request.range), ...older.restsOn],
  };
}

/** The people of a run, with what their lines of the file are made of. */
async function toPeople(scope: CompanyScope, inRun: ReturnType<typeof peopleOfRun>) {
  const departments = await readDepartmentNames(scope);
  return inRun.map(({ person, lines, amounts, isInFile, withoutAbsences, older }) => ({
    employeeId: person.timesheet.employee.id,
    displayName: person.timesheet.employee.displayName,
    identity: person.identity?.text ?? '',
    isByNumber: person.identity?.isByNumber ?? false,
    department: departments.get(person.timesheet.employee.id) ?? '',
    lines,
    amounts,
    entries: frozenEntries(person),
    withoutAbsences,
    older: older.map(({ employeeId: _, isNew: __, ...each }) => each),
    isInFile,
  }));
}

const hasLines = (lines: object) => Object.keys(lines).length > 0;

/** What is missing for everybody: minutes that have no code, and punches that nobody has seen yet. */
function refuseCompanyWide({ preview }: PayrollCount, { ignoresSilentTablets }: RunRequest): void {
  const faults = preview.issues.flatMap(({ code, message, payLineKey }): Fault[] => {
    if (code === 'pay_line.unmapped')
      return [
        { code: 'payroll.line_unmapped', message: `${payLineKey ?? ''}: ${message}`, field: 'profileKey' },
      ];
    if (code === 'device.silent' && !ignoresSilentTablets)
      return [{ code: 'payroll.tablet_silent', message, field: 'ignoresSilentTablets' }];
    return [];
  });
  refuseAll(faults);
}

/** Differences are those of the same system and the same days. Anyone who is in a file of these is told of that one, no matter who made it. */
function refuseSent({ people, profile }: PayrollCount, { again, range }: RunRequest): void {
  const isComparable = (sent: SentPerson) => sent.target === profile.target && isOfDays(sent, range);
  refuseAll(
    people.flatMap((person) => {
      const other = person.sent.find((each) => !isComparable(each));
      return other === undefined ? [] : [sentOtherwise(person, other)];
    }),
  );
  if (again === 'refuse')
    refuseAll(people.flatMap((person) => person.sent.slice(-1).map((latest) => sentAlready(person, latest))));
}

function sentOtherwise({ timesheet }: CountedPerson, { startDate, endDate, target }: SentPerson): Fault {
  const message = `${timesheet.employee.displayName} was sent before for ${startDate} to ${endDate} (${target}), so no file was made. Send differences of the same days, or leave this person out.`;
  return { code: 'payroll.exported_before', message, field: 'again' };
}

function sentAlready({ timesheet }: CountedPerson, { runNumber, runId }: SentPerson): Fault {
  const message = `${timesheet.employee.displayName} is in run ${runNumber} (${runId}), which was made already for these days, so no file was made. Send differences, or leave this person out.`;
  return { code: 'payroll.made_meanwhile', message, field: 'again' };
}

function sortOut(
  { people }: PayrollCount,
  { leavesOutUnready, withoutAbsences = [] }: RunRequest,
  olderOf: (person: CountedPerson) => readonly unknown[],
) {
  const unready = people.flatMap((person) => {
    const isPaid = hasLines(person.lines) || person.sent.length > 0 || olderOf(person).length > 0;
    const codes = unreadyCodes(person, leftAbsencesOf(person, withoutAbsences), isPaid);
    const { id, displayName } = person.timesheet.employee;
    return codes.length === 0 ? [] : [{ person, leftOut: { employeeId: id, displayName, codes } }];
  });
  if (!leavesOutUnready) refuseAll(unready.map(({ leftOut }) => notReady(leftOut)));
  const isUnready = new Set(unready.map(({ person }) => person));
  return {
    ready: people.filter((person) => !isUnready.has(person)),
    leftOut: unready.map(({ leftOut }) => leftOut),
  };
}

/** The reason is kept where it was needed. */
function reasonToSend(
  people: readonly CountedPerson[],
  { asApprovedReason = null }: RunRequest,
): string | null {
  const moved = people.filter(({ timesheet }) => timesheet.moved.entryIds.length > 0);
  if (moved.length === 0) return null;
  if (asApprovedReason === null) refuseAll(moved.map(figuresMoved));
  return asApprovedReason;
}

function figuresMoved({ timesheet: { employee, moved } }: CountedPerson): Fault {
  const message = `${employee.displayName}: figures would change (${movedText(moved)}), so no file was made. Approve this person again, or say why it is sent as approved.`;
  return { code: 'payroll.figures_moved', message, field: 'asApprovedReason' };
}

/** Where all who are asked for are left out, they are the reason that there is nothing to send. */
function notReady({ displayName, codes }: LeftOut): Fault {
  const message = `${displayName} is not ready to be paid (${codes.join(', ')}), so no file was made. Correct this, or leave this person out.`;
  return { code: 'payroll.not_ready', message, field: 'employeeIds' };
}

/** Where nothing else is to be sent, what cannot be sent yet is told, so that nobody takes it for settled. */
function waits({ displayName, startDate, endDate, codes }: OlderWaiting): Fault {
  const message = `${displayName}, ${startDate} to ${endDate}: a change waits (${codes.join(', ')}), so no file was made. Nothing else is to be sent. Settle this, then make the file.`;
  return { code: 'payroll.nothing_to_send', message };
}

function onlyAbsence({ withoutAbsences = [] }: RunRequest) {
  return (person: CountedPerson): Fault[] => {
    const kinds = leftAbsencesOf(person, withoutAbsences).map(({ kind }) => kind);
    if (kinds.length === 0 || hasLines(person.lines) || person.sent.length > 0) return [];
    const message = `${person.timesheet.employee.displayName} has nothing but absence without a code (${kinds.join(', ')}), so the file would be empty and none was made. Name a code, or send this with somebody else’s time.`;
    return [{ code: 'payroll.nothing_to_send', message }];
  };
}

function frozenEntries({ timesheet }: CountedPerson) {
  return timesheet.entries
    .filter(({ entry }) => entry.isLocked)
    .map(({ entry, calculated }) => ({ timeEntryId: entry.id, workedMinutes: calculated.workedMinutes }));
}

/** The versions that are in force on any day of the period, of the rules by which these people are paid. */
async function ruleVersionsOf(
  { scope, preview: { company } }: PayrollCount,
  people: readonly CountedPerson[],
  { range }: RunRequest,
): Promise<RunRuleVersion[]> {
  const versionsOf = await loadRuleVersionsOf(scope, company);
  const ids = new Set(
    people.flatMap(({ timesheet }) => timesheet.employee.ruleSetId ?? company.defaultRuleSetId ?? []),
  );
  return [...ids].sort().flatMap((ruleSetId) => {
    const begun = versionsOf({ ruleSetId }).filter(({ validFrom }) => validFrom <= range.endDate);
    const inForce = begun.filter(
      (_, index) => (begun[index + 1]?.validFrom ?? '9999-12-31') > range.startDate,
    );
    return inForce.map(({ number, validFrom }) => ({ ruleSetId, number, validFrom }));
  });
}
