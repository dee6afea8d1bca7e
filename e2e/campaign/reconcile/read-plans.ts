// What payroll and planning read through the API beside the hours: minutes by project, planned shifts, and which of them nobody worked.
import type { CallApi } from '../doors/call-api.ts';
import type { Company } from '../people/companies.ts';
import type { Shift } from '../people/plan-shifts.ts';

export type Plans = {
  /** Minutes by what they are for and whose they are; see {@link sumKey}. */
  readonly sums: ReadonlyMap<string, number>;
  readonly shifts: readonly Shift[];
  /** How many shifts somebody had for which they did not clock in. */
  readonly unworked: ReadonlyMap<string, number>;
};

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

/** @throws when the API does not tell */
export async function readPlans(call: CallApi, { id, manager }: Company): Promise<Plans> {
  const login = await read(call, { method: 'POST', path: '/auth/login', body: manager });
  const { accessToken } = login as { readonly accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const query = new URLSearchParams(RANGE).toString();
  const get = (path: string) =>
    read(call, { method: 'GET', path: `/companies/${id}${path}?${query}`, headers });
  const summary = await get('/reports/project-summary').catch(() => ({ projects: [] }));
  const shifts = (await get('/schedules/shifts')) as readonly PublicShift[];
  const preview = await read(call, {
    ...{ method: 'POST', path: `/companies/${id}/payroll/export/preview`, headers },
    body: { ...RANGE, exportTarget: 'generic' },
  });
  return {
    sums: toSums(summary as Summary),
    shifts: shifts.map(toShift),
    unworked: toUnworked(preview as Preview),
  };
}

async function read(call: CallApi, request: Omit<Parameters<CallApi>[0], 'name'>): Promise<unknown> {
  const answer = await call({ name: 'plans', ...request });
  if (answer.kind === 'success') return answer.data;
  throw new Error(
    `${request.path} was not answered: ${answer.kind === 'refused' ? answer.code : 'nothing came'}`,
  );
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
