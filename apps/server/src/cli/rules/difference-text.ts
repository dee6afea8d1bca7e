// What two rules pay for the same time, side by side, for people and for machines.
import type { ReplayedPerson } from '#features/timesheets/replay-draft.ts';
import { textTable, hoursText } from '../terminal.ts';
import type { Replayed } from './whom-to-replay.ts';

export type Replay = Replayed & { readonly people: readonly ReplayedPerson[] };

export function differenceText({ company, ruleSet, range, people, isForEverybody }: Replay): string {
  const { startDate, endDate } = range;
  const changed = people.filter(isChanged);
  const whose = isForEverybody ? 'everybody' : `the people of “${ruleSet.name}”`;
  const heading = `${company.name}, ${startDate} to ${endDate}, ${whose}, in hours and minutes:\n`;
  const same = people.length - changed.length;
  const approved = people.filter(({ approvedEntries }) => approvedEntries > 0).length;
  const sameText = [
    `${same} of ${people.length} people would be paid the same.\n`,
    ...(approved === 0
      ? []
      : [`Of ${approved} of them time was approved: “now” has the minutes of the approval.\n`]),
  ].join('');
  if (changed.length === 0) return heading + sameText;
  const rows = [...changed.flatMap(rowsOf), ...sumRows(changed)];
  return heading + textTable(rows) + sameText;
}

export function differenceJson({ company, ruleSet, range, people }: Replay) {
  return {
    companyId: company.id,
    ruleSetId: ruleSet.id,
    ...range,
    people: people.map(({ employee, lines, approvedEntries, keptOtherwiseEntries }) => ({
      employeeId: employee.id,
      name: employee.displayName,
      lines,
      approvedEntries,
      keptOtherwiseEntries,
    })),
  };
}

const isChanged = ({ lines }: ReplayedPerson) =>
  lines.some(({ beforeMinutes, afterMinutes }) => beforeMinutes !== afterMinutes);

type Line = ReplayedPerson['lines'][number];

function rowsOf({ employee, lines }: ReplayedPerson) {
  return lines
    .filter(({ beforeMinutes, afterMinutes }) => beforeMinutes !== afterMinutes)
    .map((line) => rowOf(employee.displayName, line));
}

/** What each line comes to for all of them. */
function sumRows(people: readonly ReplayedPerson[]) {
  const sums = new Map<string, Line>();
  for (const { line, beforeMinutes, afterMinutes } of people.flatMap(({ lines }) => lines)) {
    const sum = sums.get(line) ?? { line, beforeMinutes: 0, afterMinutes: 0 };
    sums.set(line, {
      line,
      beforeMinutes: sum.beforeMinutes + beforeMinutes,
      afterMinutes: sum.afterMinutes + afterMinutes,
    });
  }
  return [...sums.values()]
    .filter(({ beforeMinutes, afterMinutes }) => beforeMinutes !== afterMinutes)
    .sort((a, b) => (a.line < b.line ? -1 : 1))
    .map((line) => rowOf('all of them', line));
}

function rowOf(person: string, { line, beforeMinutes, afterMinutes }: Line) {
  return {
    person,
    line,
    now: hoursText(beforeMinutes),
    new: hoursText(afterMinutes),
    difference: signed(afterMinutes - beforeMinutes),
  };
}

const signed = (minutes: number) => (minutes < 0 ? hoursText(minutes) : `+${hoursText(minutes)}`);
