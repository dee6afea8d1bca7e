// Faults of shifts, time off, absences and bookings that no single field shows.
import type { FileParts, Report } from './file-parts.ts';
import type { KnownIds } from './known-ids.ts';

export function checkPlannedTime({ lists }: FileParts, known: KnownIds, report: Report): void {
  checkShifts(lists.shifts, known, report);
  for (const { index, value } of lists.timeOff) {
    checkEmployee(`timeOff[${index}]`, value.employeeId, known, report);
    if (value.endDate < value.startDate) report(`timeOff[${index}].endDate`, 'lies before startDate');
  }
  for (const { index, value } of lists.absences) {
    checkEmployee(`absences[${index}]`, value.employeeId, known, report);
  }
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
