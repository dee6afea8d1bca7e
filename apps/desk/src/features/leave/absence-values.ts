// Days of absence as they stand in the fields of a dialog, and as the server takes them.
import type { AbsenceKind, TriedAbsence } from '#api/leave.ts';

const PARTS = ['whole', 'percent', 'hours'] as const;

/** How much of each day. */
export type PartValues = {
  readonly part: (typeof PARTS)[number];
  readonly percent: number | null;
  /** HH:mm, or empty */
  readonly hours: string;
};

export type AbsenceValues = PartValues & {
  /** Empty until one is chosen. */
  readonly person: string;
  readonly type: AbsenceKind | '';
  /** yyyy-MM-dd, or empty */
  readonly from: string;
  readonly to: string;
  readonly note: string;
};

export const KINDS = [
  'sick',
  'sickChild',
  'vacation',
  'unpaidLeave',
] as const satisfies readonly AbsenceKind[];

type Part = { readonly minutes?: number; readonly percent?: number };

/** @returns undefined while it is not whole */
export function toPart({ part, percent, hours }: PartValues): Part | undefined {
  if (part === 'percent') {
    const isPart = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 100;
    return isPart ? { percent } : undefined;
  }
  if (part === 'whole') return {};
  const [hour = 0, minute = 0] = hours.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return minutes > 0 ? { minutes } : undefined;
}

type NewAbsence = {
  readonly employeeId: string;
  readonly absence: NonNullable<TriedAbsence['absence']>;
};

/** @returns undefined while it is not whole */
export function toNewAbsence(values: AbsenceValues): NewAbsence | undefined {
  const { person, type, from, to, note } = values;
  const part = toPart(values);
  if (person === '' || type === '' || from === '' || to === '' || part === undefined) return undefined;
  const said = note.trim();
  return {
    employeeId: person,
    absence: { type, startDate: from, endDate: to, ...part, ...(said !== '' && { note: said }) },
  };
}
