// Who is away when: holidays asked for, sickness, children who are ill.
import type { AbsenceType, TimeOffStatus } from '@stimpill/api-types/entry-kinds';
import { dayNumber, toLocalDate, weekdayOf, yearOf } from '@stimpill/time';
import { isPublicHoliday, type Day } from './calendar.ts';
import type { DemoPerson } from './demo-people.ts';
import { isEmployedOn, plannedShift } from './demo-roster.ts';
import { chanceOf } from './seeded.ts';

export type Leave = {
  readonly person: DemoPerson;
  readonly from: Day;
  /** Included. */
  readonly to: Day;
  readonly status: TimeOffStatus;
  readonly note: string;
};

const FIRST_SUMMER_WEEK = { month: 6, dayOfMonth: 2 };
const SUMMER_WEEKS = 9;

/** Three weeks in summer and a long weekend in February: approved, so the person does not work then. */
export function regularLeave(person: DemoPerson, year: number): readonly Leave[] {
  const { month, dayOfMonth } = FIRST_SUMMER_WEEK;
  const firstMonday = dayNumber(year, month, dayOfMonth) - weekdayOf(dayNumber(year, month, dayOfMonth));
  const summer = firstMonday + 7 * chanceOf(`summer ${person.key} ${year}`).between(0, SUMMER_WEEKS);
  const winter = dayNumber(year, 2, 1) + 7 * chanceOf(`winter ${person.key} ${year}`).between(0, 2);
  const friday = winter + ((4 - weekdayOf(winter) + 7) % 7);
  return [
    { person, from: friday, to: friday + 3, status: 'Approved', note: 'Vetrarfrí' },
    { person, from: summer, to: summer + 20, status: 'Approved', note: 'Sumarfrí' },
  ];
}

/** What lies before the managers: decided and undecided requests around today. */
export function requestsAround(people: readonly DemoPerson[], today: Day): readonly Leave[] {
  const of = (key: string) => people.filter((person) => person.key === key);
  const request = (key: string, from: Day, days: number, status: Leave['status'], note: string): Leave[] =>
    of(key).map((person) => ({ person, from, to: from + days - 1, status, note }));
  const asking = (key: string, from: Day, days: number): Leave[] =>
    of(key).flatMap((person) => request(key, firstShift(person, from), days, 'Pending', ''));
  return [
    ...request('freyja', today + 24, 7, 'Pending', 'Ferð til Akureyrar'),
    ...request('pawel', today + 40, 14, 'Pending', 'Wyjazd do rodziny'),
    // While somebody else of the same department is away.
    ...asking('kristjan', today + 12, 2),
    ...request('aneta', today + 12, 4, 'Approved', 'Brúðkaup systur'),
    ...request('daniel', today + 5, 2, 'Rejected', 'Of margir í fríi þessa daga'),
    ...request('maria', today - 30, 4, 'Rejected', 'Veisla þá helgi'),
  ];
}

/** The first day from then on for which the person is planned. */
function firstShift(person: DemoPerson, from: Day): Day {
  const days = Array.from({ length: 14 }, (_, place) => from + place);
  return days.find((day) => plannedShift(person, day) !== null) ?? from;
}

/** Why a person who was planned stayed at home on a day; null when they came. Approved leave is not asked here. */
export function illnessOn(person: DemoPerson, day: Day): Exclude<AbsenceType, 'vacation'> | null {
  if (person.key === 'kristjan' && isUnpaidWeek(day)) return 'unpaidLeave';
  for (const daysAgo of [0, 1, 2]) {
    const chance = chanceOf(`ill ${person.key} ${day - daysAgo}`);
    if (chance.happens(0.012) && chance.between(1, 3) > daysAgo) return 'sick';
  }
  if (person.hasChildren === true && chanceOf(`child ${person.key} ${day}`).happens(0.015))
    return 'sickChild';
  return null;
}

/** The second week of March. */
function isUnpaidWeek(day: Day): boolean {
  const first = dayNumber(yearOf(day), 3, 8);
  const monday = first + ((7 - weekdayOf(first)) % 7);
  return day >= monday && day < monday + 7;
}

/** The working days of a leave that have come already, as daily records. */
export function vacationDays(
  { person, from, to }: Leave,
  history: { readonly from: Day; readonly today: Day },
): Day[] {
  const days: Day[] = [];
  for (let day = Math.max(from, history.from); day <= Math.min(to, history.today); day += 1) {
    const isWorkingDay = weekdayOf(day) < 5 && !isPublicHoliday(day);
    if (isWorkingDay && isEmployedOn(person, day, history.today)) days.push(day);
  }
  return days;
}

/** Null where it is the norm of the day: a whole weekday of somebody with full time. */
export function absenceMinutes(person: DemoPerson, day: Day): number | null {
  if (person.ratio === 1 && weekdayOf(day) < 5) return null;
  return plannedShift(person, day)?.minutes ?? null;
}

export function leaveNote(type: AbsenceType): string {
  return { sick: 'Veikindi', sickChild: 'Veikt barn', vacation: 'Orlof', unpaidLeave: 'Launalaust leyfi' }[
    type
  ];
}

export function isAway(leaves: readonly Leave[], person: DemoPerson, day: Day): boolean {
  return leaves.some(
    (leave) => leave.person === person && leave.status === 'Approved' && leave.from <= day && day <= leave.to,
  );
}

export function leaveId({ person, from, note }: Leave): string {
  return `time off ${person.key} ${toLocalDate(from)} ${note}`;
}
