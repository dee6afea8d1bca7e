// The demo company as a company file: a café and bakery with a year behind it, made by rule from the present moment. The same
// moment and credentials always give the same file.
import type { AbsenceType } from '@stimpill/api-types/entry-kinds';
import { toLocalDate, yearOf } from '@stimpill/time';
import type { CompanyFileInput } from '#features/company-file/company-file.ts';
import { DAY_MS, dayOf, firstOfMonth, MINUTE_MS, type Day } from './calendar.ts';
import type { DemoCredentialSet } from './demo-credentials.ts';
import { demoEmployees, employeeId, isOnBakeryPeriod } from './demo-employees.ts';
import {
  absenceMinutes,
  illnessOn,
  leaveId,
  leaveNote,
  regularLeave,
  requestsAround,
  vacationDays,
  type Leave,
} from './demo-leave.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { isEmployedOn, type PlannedShift } from './demo-roster.ts';
import { NOT_THESE, strayTimes, type Known, type StrayTime } from './demo-stories.ts';
import { SHIFT_KINDS, type ShiftLetter } from './demo-shifts.ts';
import { CAKES, demoStructure, EVENTS, shiftTypeId } from './demo-structure.ts';
import { bakesToOrder, shiftsPlannedOn, workedYear, type WorkedStretch } from './demo-worked-time.ts';
import { chanceOf, demoId } from './seeded.ts';

const DAYS_OF_HISTORY = 365;
const DAYS_OF_OLD_PLANS = 56;
const DAYS_PLANNED = 14;
const DAYS_WITH_DRAFTS = 12;

export type DemoInput = {
  /** Epoch milliseconds. Nothing of the demo lies after it but shifts and time off. */
  readonly now: number;
  readonly credentials: DemoCredentialSet;
};

/** Who was away and who worked in the year before a moment. */
export function yearBefore(now: number): Known {
  const today = dayOf(now);
  const firstDay = today - DAYS_OF_HISTORY;
  const leaves = demoLeaves(firstDay, today);
  return { now, leaves, worked: workedYear({ firstDay, now, leaves }) };
}

export function demoCompany({ now, credentials }: DemoInput): CompanyFileInput {
  const today = dayOf(now);
  const firstDay = today - DAYS_OF_HISTORY;
  const known = yearBefore(now);
  const { leaves, worked } = known;
  return {
    ...demoStructure(toLocalDate(firstOfMonth(today, 14))),
    employees: demoEmployees(today, credentials),
    shifts: [...plannedShifts(today, leaves), ...openShifts(today)],
    timeOff: leaves.map((leave) => ({
      id: demoId(leaveId(leave)),
      employeeId: employeeId(leave.person),
      startDate: toLocalDate(leave.from),
      endDate: toLocalDate(leave.to),
      status: leave.status,
      note: leave.note,
    })),
    absences: [...demoAbsences(firstDay, today, leaves), ...sickYetWorking(known)].map(toAbsence),
    timeEntries: [
      ...worked.map((stretch) => toTimeEntry(stretch, today)),
      ...strayTimes(known).map(toStrayEntry),
    ],
  };
}

function demoLeaves(firstDay: Day, today: Day): readonly Leave[] {
  const years = [yearOf(firstDay), yearOf(today)].filter((year, index, all) => all.indexOf(year) === index);
  const regular = DEMO_PEOPLE.flatMap((person) => years.flatMap((year) => regularLeave(person, year)));
  return [
    ...regular.filter(
      ({ person, from, to }) =>
        from >= firstDay &&
        from <= today + 90 &&
        isEmployedOn(person, from, today) &&
        isEmployedOn(person, to, today),
    ),
    ...requestsAround(DEMO_PEOPLE, today),
  ];
}

function plannedShifts(today: Day, leaves: readonly Leave[]): NonNullable<CompanyFileInput['shifts']> {
  const shifts: PlannedShift[] = [];
  for (let day = today - DAYS_OF_OLD_PLANS; day <= today + DAYS_PLANNED; day += 1) {
    shifts.push(...shiftsPlannedOn(day, today, leaves));
  }
  return shifts.map((shift) => ({
    id: demoId(`shift ${shift.person.key} ${toLocalDate(shift.day)}`),
    employeeId: employeeId(shift.person),
    shiftTypeId: shiftTypeId(shift.letter),
    projectId: shift.letter === 'V' ? EVENTS.projectId : null,
    ...timesOf(shift),
  }));
}

/** Shifts that nobody has yet, and that anybody may ask for. */
function openShifts(today: Day): NonNullable<CompanyFileInput['shifts']> {
  const open: readonly (readonly [daysAhead: number, letter: ShiftLetter])[] = [
    [1, 'M'],
    [3, 'H'],
    [5, 'W'],
    [8, 'O'],
    [10, 'M'],
    [12, 'V'],
  ];
  return open.map(([daysAhead, letter]) => ({
    id: demoId(`open shift ${toLocalDate(today + daysAhead)} ${letter}`),
    shiftTypeId: shiftTypeId(letter),
    projectId: letter === 'V' ? EVENTS.projectId : null,
    ...timesOf({ day: today + daysAhead, ...SHIFT_KINDS[letter] }),
    isAdvertised: true,
  }));
}

function timesOf({ day, startMinute, minutes }: Pick<PlannedShift, 'day' | 'startMinute' | 'minutes'>) {
  const start = day * DAY_MS + startMinute * MINUTE_MS;
  return { startTime: instantOf(start), endTime: instantOf(start + minutes * MINUTE_MS) };
}

function demoAbsences(firstDay: Day, today: Day, leaves: readonly Leave[]): readonly AbsentDay[] {
  const records: AbsentDay[] = [];
  for (let day = firstDay; day <= today; day += 1) {
    for (const { person } of shiftsPlannedOn(day, today, leaves)) {
      const type = illnessOn(person, day);
      if (type !== null) records.push({ person, day, type });
    }
  }
  for (const leave of leaves.filter(({ status }) => status === 'Approved')) {
    const days = vacationDays(leave, { from: firstDay, today });
    records.push(...days.map((day) => ({ person: leave.person, day, type: 'vacation' as const })));
  }
  return records;
}

/** Somebody is written down as sick on a day on which they came. */
function sickYetWorking({ now, worked }: Known): readonly AbsentDay[] {
  const last = worked.findLast(
    (stretch) =>
      !NOT_THESE.includes(stretch.shift.person.key) &&
      stretch.end !== null &&
      stretch.end < now &&
      !isDraft(stretch, dayOf(now)),
  );
  return last === undefined ? [] : [{ person: last.shift.person, day: last.shift.day, type: 'sick' }];
}

type AbsentDay = { readonly person: DemoPerson; readonly day: Day; readonly type: AbsenceType };

function toAbsence({ person, day, type }: AbsentDay): NonNullable<CompanyFileInput['absences']>[number] {
  return {
    id: demoId(`absence ${person.key} ${toLocalDate(day)} ${type}`),
    employeeId: employeeId(person),
    date: toLocalDate(day),
    type,
    minutes: type === 'vacation' ? null : absenceMinutes(person, day),
    note: leaveNote(type),
  };
}

function toTimeEntry(
  stretch: WorkedStretch,
  today: Day,
): NonNullable<CompanyFileInput['timeEntries']>[number] {
  const { shift, part, start, end } = stretch;
  const { person, day } = shift;
  return {
    id: demoId(`time entry ${person.key} ${toLocalDate(day)} ${shift.letter} ${part}`),
    employeeId: employeeId(person),
    startAtUtc: instantOf(start),
    endAtUtc: end === null ? null : instantOf(end),
    ...projectOf(shift),
    isDraft: isDraft(stretch, today),
    isLocked: end !== null && dayOf(start) < firstUnlockedDay(person, today),
  };
}

function isDraft({ shift: { person, day }, end }: WorkedStretch, today: Day): boolean {
  const isRecent = day > today - DAYS_WITH_DRAFTS;
  return end !== null && isRecent && chanceOf(`draft ${person.key} ${day}`).happens(0.04);
}

function toStrayEntry({
  person,
  start,
  end,
  kind = 'work',
}: StrayTime): NonNullable<CompanyFileInput['timeEntries']>[number] {
  return {
    id: demoId(`stray time entry ${person.key}`),
    employeeId: employeeId(person),
    startAtUtc: instantOf(start),
    endAtUtc: end === null ? null : instantOf(end),
    kind,
  };
}

function projectOf(shift: PlannedShift): { projectId: string | null; subProjectId: string | null } {
  const project = shift.letter === 'V' ? EVENTS : bakesToOrder(shift) ? CAKES : null;
  if (project === null) return { projectId: null, subProjectId: null };
  const turn = chanceOf(`project ${shift.letter} ${shift.day}`).between(0, project.subProjectIds.length - 1);
  return { projectId: project.projectId, subProjectId: project.subProjectIds[turn] ?? null };
}

/** Everything before the last closed pay period is paid and locked; that one still waits for its approval. */
function firstUnlockedDay(person: DemoPerson, today: Day): Day {
  const startDay = isOnBakeryPeriod(person) ? 21 : 1;
  const thisMonth = firstOfMonth(today, 0) + startDay - 1;
  return firstOfMonth(today, thisMonth <= today ? 1 : 2) + startDay - 1;
}

function instantOf(epoch: number): string {
  return new Date(epoch).toISOString();
}
