// What payroll and planning read through the API beside the hours: minutes by project, planned shifts, and which of them nobody worked.
import type { CallApi } from '../doors/call-api.ts';
import type { Company } from '../people/companies.ts';
import type { Shift } from '../people/shift.ts';

export type Plans = {
  /** Minutes by what they are for and whose they are; see {@link sumKey}. */
  readonly sums: ReadonlyMap<string, number>;
  readonly shifts: readonly Shift[];
  /** How many shifts somebody had for which they did not clock in. */
  readonly unworked: ReadonlyMap<string, number>;
  /** What the API did not tell; nothing of it is counted above. */
  readonly untold: readonly string[];
};

type Login = { readonly accessToken: string };

type Summary = {
  readonly projects: readonly {
    readonly projectId: string | null;
    readonly totalMinutes: number;
    readonly subProjects: readonly { readonly subProjectId: string; readonly totalMinutes: number }[];
    readonly employees: readonly { readonly employeeId: string; readonly totalMinutes: number }[];
  }[];
};

type PublicShift = Pick<Shift, 'id' | 'employeeId' | 'projectId'> & {
  readonly startTime: string;
  readonly endTime: string;
};

type Preview = {
  readonly issues: readonly {
    readonly code: string;
    readonly employeeId?: string | null;
    readonly entryCount?: number | null;
  }[];
};

const RANGE = { startDate: '2026-02-01', endDate: '2026-12-31' };

export const sumKey = (projectId: string | null, of: 'all' | 'part' | 'person' = 'all', id = '') =>
  `${projectId ?? 'no project'} ${of} ${id}`.trim();

export async function readPlans(call: CallApi, { id, manager }: Company): Promise<Plans> {
  const untold: string[] = [];
  const read = async (request: Omit<Parameters<CallApi>[0], 'name'>): Promise<unknown> => {
    const answer = await call({ name: 'plans', ...request });
    if (answer.kind === 'success') return answer.data;
    const said = answer.kind === 'refused' ? answer.code : 'nothing came';
    untold.push(`${request.path} was not answered: ${said}`);
    return undefined;
  };
  const login = (await read({ method: 'POST', path: '/auth/login', body: manager })) as Login | undefined;
  const headers = { authorization: `Bearer ${login?.accessToken ?? ''}` };
  const query = new URLSearchParams(RANGE).toString();
  const get = (path: string) => read({ method: 'GET', path: `/companies/${id}${path}?${query}`, headers });
  const summary = (await get('/reports/project-summary')) as Summary | undefined;
  const shifts = (await get('/schedules/shifts')) as readonly PublicShift[] | undefined;
  const preview = (await read({
    ...{ method: 'POST', path: `/companies/${id}/payroll/export/preview`, headers },
    body: { ...RANGE, exportTarget: 'generic' },
  })) as Preview | undefined;
  return {
    sums: toSums(summary ?? { projects: [] }),
    shifts: (shifts ?? []).map(toShift),
    unworked: toUnworked(preview ?? { issues: [] }),
    untold,
  };
}

function toSums({ projects }: Summary): ReadonlyMap<string, number> {
  return new Map(
    projects.flatMap(({ projectId, totalMinutes, subProjects, employees }) => [
      [sumKey(projectId), totalMinutes] as const,
      ...subProjects.map(
        (part) => [sumKey(projectId, 'part', part.subProjectId), part.totalMinutes] as const,
      ),
      ...employees.map((one) => [sumKey(projectId, 'person', one.employeeId), one.totalMinutes] as const),
    ]),
  );
}

const toShift = ({ id, employeeId, projectId, startTime, endTime }: PublicShift): Shift => ({
  ...{ id, employeeId, projectId },
  startAt: Date.parse(startTime),
  endAt: Date.parse(endTime),
});

const toUnworked = ({ issues }: Preview) =>
  new Map(
    issues
      .filter(({ code }) => code === 'shift.without_entry')
      .map(({ employeeId, entryCount }) => [employeeId ?? '', entryCount ?? 0]),
  );
