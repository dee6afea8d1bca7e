// The process that makes the load: requests in a closed loop, or at a fixed rate, for so many seconds.
import autocannon, { type Options, type Request } from 'autocannon';
import { STATEMENTS_AT_ONCE } from '@stimpill/api-types/statements-at-once';
import { MONTH, type Puncher, type Seeded } from './seed.ts';

type Asked = 'bare' | 'punches' | 'timeEntries' | 'preview' | 'grid' | 'export' | 'statements';

export type Kind =
  | Asked
  | 'punchesBesidePreviews'
  | 'punchesBesideGrids'
  | 'punchesBesideExports'
  | 'punchesBesideStatements';

/** Answered for a whole company, and asked for back to back by one. */
const COMPANY_WIDE: readonly Kind[] = ['preview', 'grid', 'export', 'statements'];
/** What runs back to back while punches come in at a fixed rate. */
const BESIDE: Partial<Readonly<Record<Kind, Asked>>> = {
  punchesBesidePreviews: 'preview',
  punchesBesideGrids: 'grid',
  punchesBesideExports: 'export',
  punchesBesideStatements: 'statements',
};

export type LoadJob = {
  readonly kind: Kind;
  readonly port: number;
  readonly seeded: Seeded | null;
  readonly seconds: number;
  /** Requests a second; left out, each connection asks again when it was answered. */
  readonly rate?: number;
};

export type Loaded = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 200, and requests without one. */
  readonly refused: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers of what ran back to back beside it. */
  readonly beside?: number;
};

const CONNECTIONS = 32;

async function load({ kind, port, seeded, seconds, rate }: LoadJob): Promise<Loaded> {
  const base = { url: `http://127.0.0.1:${port}`, duration: seconds };
  const closedLoop = { ...base, connections: COMPANY_WIDE.includes(kind) ? 1 : CONNECTIONS };
  const options = rate === undefined ? closedLoop : { ...closedLoop, overallRate: rate };
  const asking = (asked: Asked) => measured({ ...options, requests: [requestOf(asked, seeded)] });
  const asked = BESIDE[kind];
  if (asked === undefined) return asking(kind as Asked);
  const reads = measured({ ...base, connections: 1, requests: [requestOf(asked, seeded)] });
  const punches = await asking('punches');
  return { ...punches, beside: (await reads).requests };
}

async function measured(options: Options): Promise<Loaded> {
  const { requests, latency, duration, non2xx, errors, statusCodeStats } = await autocannon(options);
  return {
    requests: requests.total,
    perSecond: requests.total / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    refused: non2xx + errors,
    statuses: Object.fromEntries(
      Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
    ),
  };
}

function requestOf(kind: Asked, seeded: Seeded | null): Request {
  const company = `/api/v1/companies/${seeded?.companyId}`;
  const token = seeded?.accountantToken ?? '';
  switch (kind) {
    case 'bare':
      return { method: 'POST', path: '/punch', headers: json(), body: JSON.stringify(aPunch(false)) };
    case 'punches':
      return punching(seeded);
    case 'timeEntries':
      return {
        setupRequest: (request) => ({
          ...request,
          method: 'GET',
          path: `${company}/time-entries?${new URLSearchParams({ employeeId: nextWorked(seeded), ...MONTH }).toString()}`,
          headers: authorization(managerToken(seeded)),
        }),
      };
    case 'grid':
      return {
        setupRequest: (request) => ({
          ...request,
          method: 'GET',
          path: `/api/manage/v1/companies/${seeded?.companyId}/timesheet-grid?${new URLSearchParams(MONTH).toString()}`,
          headers: authorization(managerToken(seeded)),
        }),
      };
    case 'export':
      return {
        method: 'POST',
        path: `/api/manage/v1/companies/${seeded?.companyId}/payroll-run-previews`,
        headers: { ...json(), ...authorization(token) },
        body: JSON.stringify(anExport()),
      };
    case 'statements':
      return {
        setupRequest: (request) => ({
          ...request,
          method: 'POST',
          path: `/api/manage/v1/companies/${seeded?.companyId}/statements`,
          headers: { ...json(), ...authorization(managerToken(seeded)) },
          body: JSON.stringify({ ...MONTH, employeeIds: nextStatements(seeded) }),
        }),
      };
    case 'preview':
      return {
        method: 'POST',
        path: `${company}/payroll/export/preview`,
        headers: { ...json(), ...authorization(token) },
        body: JSON.stringify({ ...MONTH, exportTarget: 'generic' }),
      };
  }
}

let stated = 0;

function nextStatements(seeded: Seeded | null): readonly string[] {
  const people = seeded?.workedEmployeeIds ?? [];
  const from = stated % people.length;
  stated += STATEMENTS_AT_ONCE;
  return people.slice(from, from + STATEMENTS_AT_ONCE);
}

/** Whether the last answered punch of each clocked them in. Whose punch a round's end left unanswered rests from then on. */
const isIn = new Map<string, boolean>();
const unanswered = new Set<string>();
let punched = 0;

/** Everybody punches in, then everybody out, and so on; it goes on where the last round ended. */
function punching(seeded: Seeded | null): Request {
  return {
    setupRequest: (request, context: { employeeId?: string }) => {
      const { companyId, employeeId, token } = nextPuncher(seeded);
      unanswered.add(employeeId);
      context.employeeId = employeeId;
      return {
        ...request,
        method: 'POST',
        path: `/api/v1/companies/${companyId}/punches`,
        headers: { ...json(), ...authorization(token) },
        body: JSON.stringify({ ...aPunch(isIn.get(employeeId) ?? false), employeeId }),
      };
    },
    onResponse: (_status, _body, { employeeId = '' }: { employeeId?: string }) => {
      unanswered.delete(employeeId);
      isIn.set(employeeId, !(isIn.get(employeeId) ?? false));
    },
  };
}

function nextPuncher(seeded: Seeded | null): Puncher {
  const punchers = seeded?.punchers ?? [];
  while (unanswered.size < punchers.length) {
    const puncher = punchers[punched % punchers.length];
    punched += 1;
    if (puncher !== undefined && !unanswered.has(puncher.employeeId)) return puncher;
  }
  throw new Error('Nobody is left to punch.');
}

let months = 0;

/** One after the other, as somebody asks who fetches the month of everybody. */
function nextWorked(seeded: Seeded | null): string {
  months += 1;
  return seeded?.workedEmployeeIds[months % seeded.workedEmployeeIds.length] ?? '';
}

let read = 0;

/** A token each, so that the limit of one caller is nobody's. */
function managerToken(seeded: Seeded | null): string {
  read += 1;
  return seeded?.punchers[read % seeded.punchers.length]?.token ?? '';
}

const aPunch = (isClockedIn: boolean) => ({
  employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
  action: isClockedIn ? 'stop' : 'start',
  latitude: 64.1466,
  longitude: -21.9426,
});
/** Counts everybody and writes the whole workbook, as often as it is asked. */
const anExport = () => ({
  ...MONTH,
  ...{ profileKey: 'genericXlsx', employeeIds: null, again: 'refuse' },
  ...{ leavesOutUnready: false, ignoresSilentTablets: true },
});
const json = () => ({ 'Content-Type': 'application/json' });
const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

process.on('message', (job: LoadJob) => {
  void load(job).then((loaded) => process.send?.({ answer: loaded }));
});
process.on('disconnect', () => process.exit());
