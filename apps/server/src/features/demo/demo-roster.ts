// Who is planned when: by the two weeks that take turns, without those who are away, with an evening event now and then.
import { weekdayOf } from '@stimpill/time';
import { closesAtNoon, firstOfMonth, isPublicHoliday, type Day } from './calendar.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { isShiftLetter, SHIFT_KINDS, type ShiftLetter } from './demo-shifts.ts';
import { chanceOf } from './seeded.ts';

/** One shift of one person. */
export type PlannedShift = {
  readonly person: DemoPerson;
  readonly day: Day;
  readonly letter: ShiftLetter;
  readonly startMinute: number;
  readonly minutes: number;
};

const NOON = 12 * 60;
const CLOSING_ON_EVES = 13 * 60;

/** Whether the person is employed on a day, as seen from today. */
export function isEmployedOn(person: DemoPerson, day: Day, today: Day): boolean {
  if (day < firstOfMonth(today, person.startedMonthsAgo)) return false;
  return person.leftMonthsAgo === undefined || day < firstOfMonth(today, person.leftMonthsAgo);
}

/** What the turn of the weeks says, whether or not the person is away. */
export function plannedShift(person: DemoPerson, day: Day): PlannedShift | null {
  const isSecondWeek = Math.floor((day + 3) / 7) % 2 === 1;
  const letter = person.weeks[isSecondWeek ? 1 : 0].charAt(weekdayOf(day));
  if (!isShiftLetter(letter)) return null;
  if (isPublicHoliday(day) && !chanceOf(`holiday ${person.key} ${day}`).happens(0.25)) return null;
  const { startMinute, minutes } = SHIFT_KINDS[letter];
  if (!closesAtNoon(day)) return { person, day, letter, startMinute, minutes };
  if (startMinute >= NOON) return null;
  return { person, day, letter, startMinute, minutes: Math.min(minutes, CLOSING_ON_EVES - startMinute) };
}

const EVENT_EVERY_DAYS = 14;
const EVENT_CREW = 4;
const SATURDAY = 5;

/** Every other Saturday evening there is an event; people of the café and the kitchen who are off that weekend work it. */
export function eventCrew(day: Day, today: Day): readonly PlannedShift[] {
  const isEvent = weekdayOf(day) === SATURDAY && Math.floor(day / 7) % (EVENT_EVERY_DAYS / 7) === 0;
  if (!isEvent || isPublicHoliday(day) || closesAtNoon(day)) return [];
  const { startMinute, minutes } = SHIFT_KINDS.V;
  return DEMO_PEOPLE.filter((person) => isFreeForEvent(person, day, today))
    .sort((a, b) => turnOf(a, day) - turnOf(b, day))
    .slice(0, EVENT_CREW)
    .map((person) => ({ person, day, letter: 'V', startMinute, minutes }));
}

function isFreeForEvent(person: DemoPerson, day: Day, today: Day): boolean {
  if (!person.departments.includes('Kaffihús') && !person.departments.includes('Eldhús')) return false;
  if (person.departments.includes('Skrifstofa') || !isEmployedOn(person, day, today)) return false;
  return plannedShift(person, day) === null && plannedShift(person, day + 1) === null;
}

function turnOf(person: DemoPerson, day: Day): number {
  return chanceOf(`event ${person.key} ${day}`).between(0, 1_000_000);
}
