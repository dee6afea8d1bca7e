// Minutes per project, sub-project and person, summed over calculated timesheets: what counts there counts here.
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { EmployeeTimesheet } from './calculate-timesheets.ts';
import type { Project } from '#features/projects/project-store.ts';

type Sum = { readonly id: string; readonly name: string; minutes: number };

export type ProjectTime = {
  /** Null: time without a project. */
  readonly project: Pick<Project, 'id' | 'name'> | null;
  minutes: number;
  entryCount: number;
  /** By name, like the people. */
  readonly parts: readonly Sum[];
  readonly people: readonly Sum[];
};

type Gathered = Omit<ProjectTime, 'parts' | 'people'> & {
  readonly parts: Map<string, Sum>;
  readonly people: Map<string, Sum>;
};

/** Projects with time, by name; last the time without a project. */
export function summarizeProjects(
  timesheets: readonly Pick<EmployeeTimesheet, 'employee' | 'entries'>[],
  projects: readonly Project[],
): ProjectTime[] {
  const gathered = gather(timesheets, projects);
  const without = gathered.get(null);
  gathered.delete(null);
  const named = [...gathered.values()].map((time) => ({ ...time, id: time.project?.id ?? '' }));
  const ordered = inNameOrder(named, ({ project }) => project?.name ?? '');
  return [...ordered, ...(without ? [without] : [])].map(
    ({ project, minutes, entryCount, parts, people }) => ({
      project,
      minutes,
      entryCount,
      parts: inNameOrder([...parts.values()], ({ name }) => name),
      people: inNameOrder([...people.values()], ({ name }) => name),
    }),
  );
}

function gather(
  timesheets: readonly Pick<EmployeeTimesheet, 'employee' | 'entries'>[],
  projects: readonly Project[],
): Map<string | null, Gathered> {
  const projectById = new Map(projects.map((project) => [project.id, project]));
  const gathered = new Map<string | null, Gathered>();
  for (const { employee, entries } of timesheets) {
    for (const { entry, calculated } of entries.filter(isCounted)) {
      const project = entry.projectId === null ? undefined : projectById.get(entry.projectId);
      const time = timeOf(gathered, project);
      time.minutes += calculated.workedMinutes;
      time.entryCount += 1;
      add(time.people, { id: employee.id, name: employee.displayName }, calculated.workedMinutes);
      const part = project?.subProjects.find(({ id }) => id === entry.subProjectId);
      if (part !== undefined) add(time.parts, part, calculated.workedMinutes);
    }
  }
  return gathered;
}

/** Drafts and open entries are in no total, and standby is no work on a project. */
function isCounted({ entry }: EmployeeTimesheet['entries'][number]): boolean {
  return entry.endAt !== null && !entry.isDraft && entry.kind !== 'standby';
}

function timeOf(gathered: Map<string | null, Gathered>, project: Project | undefined): Gathered {
  const key = project?.id ?? null;
  const known = gathered.get(key);
  if (known !== undefined) return known;
  const time = { project: project ?? null, minutes: 0, entryCount: 0, parts: new Map(), people: new Map() };
  gathered.set(key, time);
  return time;
}

function add(sums: Map<string, Sum>, { id, name }: Omit<Sum, 'minutes'>, minutes: number): void {
  const sum = sums.get(id) ?? { id, name, minutes: 0 };
  sum.minutes += minutes;
  sums.set(id, sum);
}
