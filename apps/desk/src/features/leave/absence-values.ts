// Days of absence as they stand in the fields of a dialog, and as the server takes them.
import type { TriedAbsence } from '#api/leave.ts';
import { fromKindValue, type KindValue } from './kind-value.ts';

export const PARTS = ['whole', 'half', 'percent', 'hours'] as const;

const HALF_PERCENT = 50;

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
  readonly type: KindValue | '';
  /** yyyy-MM-dd, or empty */
  readonly from: string;
  readonly to: string;
  readonly note: string;
  /** Of a working day, where nothing else says how long it is; HH:mm, or empty. */
  readonly dayHours: string;
};

type Part = { readonly minutes?: number; readonly percent?: number };

/** @returns undefined while it is not whole */
export function toPart({ part, percent, hours }: PartValues): Part | undefined {
  if (part === 'percent') {
    const isPart = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 100;
    return isPart ? { percent } : undefined;
  }
  if (part === 'whole') return {};
  if (part === 'half') return { percent: HALF_PERCENT };
  const minutes = minutesOf(hours);
  return minutes > 0 ? { minutes } : undefined;
}

/** Of `07:30`; none of an empty text. */
function minutesOf(hours: string): number {
  const [hour = 0, minute = 0] = hours.split(':').map(Number);
  return hour * 60 + minute;
}

export type NewAbsence = {
  readonly employeeId: string;
  readonly absence: NonNullable<TriedAbsence['absence']>;
};

/** @returns undefined while it is not whole */
export function toNewAbsence(values: AbsenceValues): NewAbsence | undefined {
  const { person, type, from, to, note, dayHours } = values;
  const part = toPart(values);
  if (person === '' || type === '' || from === '' || to === '' || part === undefined) return undefined;
  const said = note.trim();
  const dayMinutes = values.part === 'hours' ? 0 : minutesOf(dayHours);
  return {
    employeeId: person,
    absence: {
      ...{ ...fromKindValue(type), startDate: from, endDate: to, ...part },
      ...(dayMinutes > 0 && { dayMinutes }),
      ...(said !== '' && { note: said }),
    },
  };
}
