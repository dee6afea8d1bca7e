// The projects as the server gave them last, and which of them each person used. A database apart from the punches: it may be lost,
// and whatever happens to it must not touch them.
import { Dexie, type EntityTable } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';

type Pickable = { readonly id: string; readonly name: string; readonly code: string | null };

type ProjectList = {
  readonly companyId: string;
  readonly projects: readonly (Pickable & { readonly subProjects: readonly Pickable[] })[];
};

type UsedProjects = { readonly employeeId: string; readonly projectIds: readonly string[] };

class ProjectDatabase extends Dexie {
  declare readonly lists: EntityTable<ProjectList, 'companyId'>;
  declare readonly used: EntityTable<UsedProjects, 'employeeId'>;

  constructor() {
    super('stimpill-projects');
    this.version(1).stores({ lists: 'companyId', used: 'employeeId' });
  }
}

const database = new ProjectDatabase();
const KEPT_USED = 8;

export async function saveProjects(list: ProjectList): Promise<void> {
  await database.lists.put(list).catch(() => undefined);
}

/** Puts the project first among those that this person used. */
export async function saveUsedProject(employeeId: string, projectId: string): Promise<void> {
  const before = await database.used.get(employeeId).catch(() => undefined);
  const others = (before?.projectIds ?? []).filter((id) => id !== projectId);
  const projectIds = [projectId, ...others].slice(0, KEPT_USED);
  await database.used.put({ employeeId, projectIds }).catch(() => undefined);
}

/** The projects and what this person used, last first; undefined while they are read. */
export function useStoredProjects(companyId: string, employeeId: string) {
  return useLiveQuery(async () => {
    const list = await database.lists.get(companyId).catch(() => undefined);
    const used = await database.used.get(employeeId).catch(() => undefined);
    return { projects: list?.projects ?? [], recentIds: used?.projectIds ?? [] };
  }, [companyId, employeeId]);
}

export async function clearProjects(): Promise<void> {
  await Promise.all([database.lists.clear(), database.used.clear()]).catch(() => undefined);
}
