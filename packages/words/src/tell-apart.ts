// Two people of the same name: what stands beside each wherever somebody chooses one, so that nobody takes the other.

/** What is known of somebody who is to be chosen. */
export type Namesake = {
  readonly id: string;
  readonly name: string;
  /** By name. */
  readonly departments: readonly string[];
  readonly employeeNumber: string | null;
  readonly jobTitle?: string | null;
};

/**
 * By id, for namesakes alone: departments, number or job, whichever no two of them have alike; where none does, all that there is. A person
 * who has nothing of it has nothing beside the name.
 */
export function tellApart(people: readonly Namesake[]): ReadonlyMap<string, string> {
  const apart = new Map<string, string>();
  for (const namesakes of groupsOfNamesakes(people)) {
    const told = namesakes.map(({ departments, employeeNumber, jobTitle }) => [
      departments.join(', '),
      employeeNumber ?? '',
      jobTitle ?? '',
    ]);
    const best = [0, 1, 2].find((at) => areAllDifferent(told.map((each) => each[at] ?? '')));
    for (const [place, { id }] of namesakes.entries()) {
      const all = told[place] ?? [];
      const line = best === undefined ? all.filter((each) => each !== '').join(' · ') : (all[best] ?? '');
      if (line !== '') apart.set(id, line);
    }
  }
  return apart;
}

function groupsOfNamesakes(people: readonly Namesake[]): readonly (readonly Namesake[])[] {
  const byName = new Map<string, Namesake[]>();
  for (const person of people) {
    const name = person.name.trim().toLowerCase();
    const known = byName.get(name);
    if (known) known.push(person);
    else byName.set(name, [person]);
  }
  return [...byName.values()].filter(({ length }) => length > 1);
}

const areAllDifferent = (lines: readonly string[]) => new Set(lines).size === lines.length;
