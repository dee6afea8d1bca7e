// Stored records as the engine takes them.
import type { Absence as CalcAbsence, EmploymentTerms, Entry } from '@stimpill/calc';
import type { Absence } from '#features/absences/absence-store.ts';
import type { Employee } from '#features/people/employee.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';

export const toEntry = ({ id, startAt, endAt, isDraft }: TimeEntry): Entry => ({
  id,
  startAt,
  endAt,
  isDraft,
});

export const toEmploymentTerms = (employee: Employee): EmploymentTerms => ({
  ratio: employee.employmentRatio,
  startDate: employee.employmentStartDate,
  endDate: employee.employmentEndDate,
});

/** A record is one day; without minutes of its own it counts as a full one. */
export const toAbsence = ({ date, type, minutes }: Absence): CalcAbsence => ({
  startDate: date,
  endDate: date,
  type,
  ...(minutes === null ? {} : { minutes }),
});
