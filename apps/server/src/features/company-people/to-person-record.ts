// A person of the company file <-> their record at the desk. There the first ratio stands apart, and no job title is null.
import type { PersonRecord, SaidPerson as PublicSaidPerson } from '@stimpill/api-types/manage';
import type { Weekday } from '@stimpill/time';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import type { SaidPerson } from './change-person.ts';

export function toPersonRecord(person: StoredEmployee): PersonRecord {
  const { employmentRatio: ratio, entitlements, workPattern, workPatternChanges } = person;
  const [first = { ratio: 1 }] = typeof ratio === 'number' ? [{ ratio }] : ratio;
  return {
    id: person.id,
    role: person.role,
    displayName: person.displayName,
    email: person.email,
    kennitala: person.kennitala,
    phone: person.phone,
    language: person.language,
    employeeNumber: person.employeeNumber,
    jobTitle: person.jobTitle === '' ? null : person.jobTitle,
    departmentIds: [...person.departmentIds],
    isActive: person.isActive,
    employmentStartDate: person.employmentStartDate,
    employmentEndDate: person.employmentEndDate,
    employmentRatio: first.ratio,
    ratioChanges: typeof ratio === 'number' ? [] : ratio.slice(1),
    payBasis: person.payBasis,
    ruleSetId: person.ruleSetId,
    payPeriodId: person.payPeriodId,
    workPattern: workPattern && workPattern.map(toWorkDay),
    workPatternChanges: workPatternChanges.map((change) => ({
      from: change.from,
      workPattern: change.workPattern && change.workPattern.map(toWorkDay),
    })),
    entitlements: entitlements && {
      vacationDays: entitlements.vacationDays ?? null,
      sickLadder: entitlements.sickLadder ?? null,
      sickChildDays: entitlements.sickChildDays ?? null,
      vacationYearStart: entitlements.vacationYearStart ?? null,
    },
    birthDate: person.birthDate,
    tradeStartDate: person.tradeStartDate,
    requiresProjectSelection: person.requiresProjectSelection,
    requireGpsOnClockIn: person.requireGpsOnClockIn,
    canEditOwnTimesheet: person.canEditOwnTimesheet,
    canEditClockInOut: person.canEditClockInOut,
  };
}

type StoredWorkDay = {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
  readonly unpaidBreakMinutes?: number | undefined;
};

/** With its break written out. */
export function toWorkDay({ day, from, to, unpaidBreakMinutes = 0 }: StoredWorkDay) {
  return { day, from, to, unpaidBreakMinutes };
}

export function toSaidPerson({
  jobTitle,
  employmentRatio,
  ratioChanges,
  entitlements,
  workPattern,
  ...said
}: PublicSaidPerson): SaidPerson {
  return {
    ...said,
    jobTitle: jobTitle ?? '',
    employmentRatio: [{ from: said.employmentStartDate, ratio: employmentRatio }, ...ratioChanges],
    workPattern: workPattern === null || workPattern.length === 0 ? null : workPattern,
    entitlements: entitlements && toEntitlements(entitlements),
  };
}

function toEntitlements(said: NonNullable<PublicSaidPerson['entitlements']>): SaidPerson['entitlements'] {
  const given = Object.entries(said).filter(([, value]) => value !== null);
  return given.length === 0 ? null : Object.fromEntries(given);
}
