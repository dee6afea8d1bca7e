// Faults of shifts, time off, absences and bookings that no single field shows.
import { ASKED_KINDS } from '@stimpill/api-types/entry-kinds';
import { isOurs } from '#features/rules/taken-pay-lines.ts';
import type { FileParts, Report } from './file-parts.ts';
import type { KnownIds } from './known-ids.ts';

const UNKNOWN_KIND = 'is not the id of a kind of absence of this company';

export function checkPlannedTime({ lists }: FileParts, known: KnownIds, report: Report): void {
  checkShifts(lists.shifts, known, report);
  for (const { index, value } of lists.timeOff) {
    checkEmployee(`timeOff[${index}]`, value.employeeId, known, report);
    if (value.endDate < value.startDate) report(`timeOff[${index}].endDate`, 'lies before startDate');
    if (value.minutes !== null && value.percent !== null)
      report(`timeOff[${index}].percent`, 'must not be given beside minutes');
    if (value.kindId !== null && known.kindCountsAs(value.kindId) === undefined)
      report(`timeOff[${index}].kindId`, UNKNOWN_KIND);
  }
  for (const { index, value } of lists.absences) {
    checkEmployee(`absences[${index}]`, value.employeeId, known, report);
    checkKindOf(value, `absences[${index}]`, known, report);
  }
  checkKinds(lists.absenceKinds, report);
  for (const { index, value } of lists.balanceBookings) {
    checkEmployee(`balanceBookings[${index}]`, value.employeeId, known, report);
  }
}

function checkShifts(shifts: FileParts['lists']['shifts'], known: KnownIds, report: Report): void {
  for (const { index, value } of shifts) {
    const path = `shifts[${index}]`;
    if (value.employeeId !== null) checkEmployee(path, value.employeeId, known, report);
    if (!known.has('shiftTypes', value.shiftTypeId)) {
      report(`${path}.shiftTypeId`, 'is not the id of a shift type of this company');
    }
    if (value.projectId !== null && !known.has('projects', value.projectId)) {
      report(`${path}.projectId`, 'is not the id of a project of this company');
    }
    if (value.endTime < value.startTime) report(`${path}.endTime`, 'lies before startTime');
  }
}

export function checkEmployee(path: string, employeeId: string, known: KnownIds, report: Report): void {
  if (known.has('employees', employeeId)) return;
  report(`${path}.employeeId`, 'is not the id of an employee of this company');
}

function checkKindOf(
  { kindId, type }: FileParts['lists']['absences'][number]['value'],
  path: string,
  known: KnownIds,
  report: Report,
): void {
  const countsAs = kindId === null ? type : known.kindCountsAs(kindId);
  if (countsAs === undefined) report(`${path}.kindId`, UNKNOWN_KIND);
  else if (countsAs !== null && countsAs !== type)
    report(`${path}.type`, `must be ${countsAs}, as which its kind counts`);
}

function checkKinds(kinds: FileParts['lists']['absenceKinds'], report: Report): void {
  for (const { index, value } of kinds) {
    const { countsAs, pays, payLine, mayBeAsked } = value;
    const path = `absenceKinds[${index}]`;
    if (pays === 'line' && payLine === null) report(`${path}.payLine`, 'is needed where a pay line pays it');
    if (pays !== 'line' && payLine !== null)
      report(`${path}.payLine`, 'must be null where no pay line pays it');
    if (payLine !== null && isOurs(payLine))
      report(`${path}.payLine`, 'is the name of an account of credits, a kind of absence or a yearly bonus');
    if (mayBeAsked && !ASKED_KINDS.some((kind) => kind === countsAs))
      report(`${path}.mayBeAsked`, `must be false unless it counts as ${ASKED_KINDS.join(' or ')}`);
  }
}
