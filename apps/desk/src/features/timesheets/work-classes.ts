// The classes of worked time in their order, and the parts of a time by class.

/** Whole minutes by name, as the server gives them: `{ daytimeMinutes: 480 }`. */
export type MinutesByName = Readonly<Record<string, number>>;

export const WORK_CLASSES = [
  'daytimeMinutes',
  'eveningMinutes',
  'nightTimeMinutes',
  'weekendMinutes',
  'overtimeMinutes',
  'holidayMinutes',
  'majorHolidayMinutes',
] as const;

/** A class of worked time; `other` is any that came later. */
export type WorkClass = (typeof WORK_CLASSES)[number] | 'other';

export type ClassPart = { readonly workClass: WorkClass; readonly minutes: number };

/** The classes that have minutes, in their order. */
export function partsOf(buckets: MinutesByName): readonly ClassPart[] {
  const parts: ClassPart[] = [];
  let other = 0;
  for (const minutes of Object.values(buckets)) other += minutes;
  for (const workClass of WORK_CLASSES) {
    const minutes = buckets[workClass] ?? 0;
    other -= minutes;
    if (minutes > 0) parts.push({ workClass, minutes });
  }
  return other > 0 ? [...parts, { workClass: 'other', minutes: other }] : parts;
}

/** `8:34` */
export function toHours(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : ''}${whole}:${String(rest).padStart(2, '0')}`;
}
