import type { DataOf } from '@stimpill/api-types';
import type {
  ExportProfile,
  manageOperations,
  PayrollRun as RunData,
  PayrollRunSummary,
  PreviewedRun,
} from '@stimpill/api-types/manage';
import { toInstant } from '#to-instant.ts';
import type { DraftedRun } from './draft-payroll-run.ts';
import type { ExampleFile } from './example-file.ts';
import type { ExportSettings, OwnExportProfile } from './export-profile.ts';
import type { OlderWaiting } from './older-periods.ts';
import { totalsOf, type ListedRun, type OlderLines, type PayrollRun } from './payroll-run.ts';
import { isBelowZero } from './amounts-owed.ts';
import type { CodeMinutes } from './code-minutes.ts';

/** @param names of the people of the company, by id */
export function toRunSummary(run: ListedRun, names: ReadonlyMap<string, string>): PayrollRunSummary {
  const {
    id,
    number,
    profileKey,
    startDate,
    endDate,
    kind,
    madeAt,
    by,
    fileName,
    sha256,
    people,
    asApprovedReason,
  } = run;
  const who = by.userId === null ? (by.operator ?? '') : (names.get(by.userId) ?? '');
  return {
    ...{ id, number, profileKey, startDate, endDate, kind, fileName, sha256, asApprovedReason },
    madeAtUtc: toInstant(madeAt),
    madeBy: who,
    userId: by.userId,
    peopleCount: people.length,
    totals: toPaidCodes(totalsOf(people)),
    bonus: run.bonus,
  };
}

export function toRunData(run: PayrollRun, names: ReadonlyMap<string, string>): RunData {
  return {
    ...toRunSummary(run, names),
    settings: toSettings(run.settings),
    ruleVersions: [...run.ruleVersions],
    people: run.people.map(({ lines, bonuses, entries, withoutAbsences, older, ...person }) => ({
      ...whoOf(person),
      lines: toPaidCodes(lines),
      bonuses: [...bonuses],
      withoutAbsences: [...withoutAbsences],
      older: older.map(toOlderLines),
      entries: [...entries],
    })),
  };
}

export function toPreview({
  run: { kind, people },
  head,
  leftOut,
  replaces,
  olderWaiting,
}: DraftedRun): PreviewedRun {
  return {
    kind,
    isBelowZero: isBelowZero(people.flatMap(({ amounts, older }) => [{ amounts }, ...older])),
    replaces: [...replaces],
    peopleCount: people.length,
    totals: toPaidCodes(totalsOf(people)),
    head: toRows(head),
    people: people.map(({ lines, withoutAbsences, older, ...person }) => ({
      ...whoOf(person),
      lines: toPaidCodes(lines),
      withoutAbsences: [...withoutAbsences],
      older: older.map(toOlderLines),
    })),
    olderWaiting: olderWaiting.map(toOlderWaiting),
    leftOut: leftOut.map((person) => ({ ...person, codes: [...person.codes] })),
  };
}

export function toExample({
  fileName,
  rows,
  refused,
}: ExampleFile): DataOf<(typeof manageOperations)['showExampleFile']> {
  return {
    fileName,
    rows: toRows(rows),
    refused: refused.map(({ row, text, letters }) => ({ row, text, letters })),
  };
}

export function toOlderWaiting({ codes, ...waiting }: OlderWaiting): PreviewedRun['olderWaiting'][number] {
  return { ...waiting, codes: [...codes] };
}

function toOlderLines({ startDate, endDate, dates, lines }: OlderLines) {
  return { startDate, endDate, dates: [...dates], lines: toPaidCodes(lines) };
}

function whoOf({ employeeId, displayName, isByNumber }: RunPersonName) {
  return { employeeId, displayName, isByNumber };
}

type RunPersonName = Pick<PayrollRun['people'][number], 'employeeId' | 'displayName' | 'isByNumber'>;

function toRows(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row) => [...row]);
}

export function toProfileData({ settings, unknown, ...profile }: OwnExportProfile): ExportProfile {
  return { ...profile, unknown: [...unknown], settings: toSettings(settings) };
}

function toSettings(settings: ExportSettings): ExportProfile['settings'] {
  return {
    ...settings,
    columns: settings.columns.map(({ content, heading, text }) => ({ content, heading, text })),
    leadingCodes: [...settings.leadingCodes],
    minuteCodes: [...settings.minuteCodes],
  };
}

function toPaidCodes(lines: CodeMinutes): RunData['totals'] {
  return Object.entries(lines).map(([payrollCode, minutes]) => ({ payrollCode, minutes }));
}
