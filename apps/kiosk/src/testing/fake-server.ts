// The network edge of the tests: a small company behind `fetch`. Its answers are checked against the contract, and an address that
// the contract does not have fails the test.
import { ERROR_CODES, operations, type ErrorCode, type PunchListUser } from '@stimpill/api-types';
import type { ZodType } from 'zod';
import { KIOSK_OPERATIONS, type KioskOperationId } from '#api/kiosk-operations.ts';

export const COMPANY_ID = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
export const DEVICE_TOKEN = 'sdt_of_the_front_door';
export const RIGHT_PASSWORD = 'the web password';
export const RIGHT_PIN = '4821';
export const MANAGER = { email: 'manager@example.is', password: 'the manager password', role: 'manager' };
const EMPLOYEE_TOKEN = 'token of the employee session';

const TOKENS = {
  refreshToken: 'refresh token',
  accessTokenExpiresAtUtc: '2026-03-02T08:15:00.000Z',
  refreshTokenExpiresAtUtc: '2026-04-01T08:00:00.000Z',
};

/** An access token as a kiosk reads it: its claims, and a signature that only the server could check. */
function accessTokenOf(role: string, companyId: string): string {
  return `header.${btoa(JSON.stringify({ role, companyId }))}.signature`;
}

type Call = {
  readonly id: KioskOperationId;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
};

/** How an operation misbehaves: an answer with a code, none at all, a dead line, or a page that is no answer. */
type Fault =
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly retryAfter?: number }
  | { readonly kind: 'silent'; readonly isDone?: boolean }
  | { readonly kind: 'dead' }
  | { readonly kind: 'html' };

export type FakeServer = {
  readonly calls: readonly Call[];
  readonly people: PunchListUser[];
  /** Makes an operation misbehave until `heal`. */
  readonly break: (id: KioskOperationId, fault: Fault) => void;
  readonly heal: (id: KioskOperationId) => void;
  readonly callsOf: (id: KioskOperationId) => readonly Call[];
  readonly fetch: typeof fetch;
};

export function makePerson(number: number, name: string, openSince?: string): PunchListUser {
  return {
    id: `0b5e8d1c-7a42-4c3e-8f19-${String(number).padStart(12, '0')}`,
    name,
    departmentIds: [],
    isClockedIn: openSince !== undefined,
    openEntryStartAtUtc: openSince ?? null,
    requiresProjectSelection: false,
    requireGpsOnClockIn: false,
  };
}

class UnknownAddress extends Error {}

export function createFakeServer(people: readonly PunchListUser[] = []): FakeServer {
  const calls: Call[] = [];
  const staff = [...people];
  const faults = new Map<KioskOperationId, Fault>();

  const answer: typeof fetch = async (input, init) => {
    const call = toCall(input, init);
    calls.push(call);
    const fault = faults.get(call.id);
    if (fault?.kind === 'silent' && fault.isDone) dataOf(call, staff);
    return fault ? misbehave(fault, init?.signal) : respond(call, staff);
  };
  return {
    calls,
    people: staff,
    break: (id, fault) => faults.set(id, fault),
    heal: (id) => faults.delete(id),
    callsOf: (id) => calls.filter((call) => call.id === id),
    fetch: answer,
  };
}

function toCall(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Call {
  const url = new URL(input instanceof Request ? input.url : input.toString(), 'https://kiosk.test');
  const method = init?.method ?? 'GET';
  const found = Object.entries(KIOSK_OPERATIONS).find(
    ([, operation]) => url.pathname === `/api/v1${operation.path}` && method === operation.method,
  );
  if (!found) throw new UnknownAddress(`${method} ${url.pathname} is no operation of the kiosk`);
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return {
    id: found[0] as KioskOperationId,
    query: url.searchParams,
    body,
    headers: new Headers(init?.headers),
  };
}

function misbehave(fault: Fault, signal: AbortSignal | null | undefined): Promise<Response> {
  if (fault.kind === 'dead') return Promise.reject(new TypeError('Failed to fetch'));
  if (fault.kind === 'html') return Promise.resolve(new Response('<html>proxy</html>', { status: 200 }));
  if (fault.kind === 'refused') return Promise.resolve(refusal(fault.code, fault.retryAfter));
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

function refusal(code: ErrorCode, retryAfter?: number): Response {
  const { status, message } = ERROR_CODES[code];
  return Response.json(
    { success: false, data: null, errors: [{ code, message }] },
    {
      status,
      headers: {
        'x-request-id': 'a1b2c3d4-0000-4000-8000-000000000000',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      },
    },
  );
}

async function respond(call: Call, staff: PunchListUser[]): Promise<Response> {
  const { body } = operations[call.id] as { readonly body?: ZodType };
  body?.parse(call.body);
  const outcome = dataOf(call, staff);
  if (typeof outcome === 'string') return refusal(outcome);
  const data = operations[call.id].data.parse(outcome.data);
  return Promise.resolve(Response.json({ success: true, data, errors: null }));
}

function dataOf(call: Call, staff: PunchListUser[]): ErrorCode | { readonly data: unknown } {
  switch (call.id) {
    case 'getHealth':
      return { data: { status: 'ok', version: '9.9.9', timeUtc: new Date().toISOString() } };
    case 'getPunchList':
      return { data: staff };
    case 'listTerminalDepartments':
      return { data: [] };
    case 'registerDevice':
      return call.body['password'] === MANAGER.password
        ? {
            data: {
              deviceToken: DEVICE_TOKEN,
              companyId: COMPANY_ID,
              companyName: 'Kaffihús Norður ehf.',
            },
          }
        : 'auth.invalid_credentials';
    case 'login':
      return call.body['password'] === MANAGER.password
        ? { data: { ...TOKENS, accessToken: accessTokenOf(MANAGER.role, COMPANY_ID) } }
        : 'auth.invalid_credentials';
    case 'revokeSession':
      return { data: { revokedSessions: 1 } };
    case 'authenticatePin':
      return toSession(call, staff);
    case 'kioskPunch':
      return call.headers.get('x-employee-token') === EMPLOYEE_TOKEN
        ? toPunch(call, staff, call.body['employeeId'])
        : 'kiosk.employee_token_invalid';
    case 'terminalPunch':
      return call.body['password'] === RIGHT_PASSWORD && call.body['companyId'] === COMPANY_ID
        ? toPunch(call, staff, call.body['userId'])
        : 'auth.invalid_credentials';
  }
}

function toSession(call: Call, staff: readonly PunchListUser[]): ErrorCode | { readonly data: unknown } {
  const person = staff.find(({ id }) => id === call.body['employeeId']);
  if (call.headers.get('authorization') !== `Bearer ${DEVICE_TOKEN}`) return 'auth.token_invalid';
  if (!person || call.body['pin'] !== RIGHT_PIN) return 'kiosk.pin_invalid';
  return {
    data: {
      userId: person.id,
      displayName: person.name,
      isClockedIn: person.isClockedIn,
      employeeToken: EMPLOYEE_TOKEN,
      expiresAtUtc: new Date(Date.now() + 120_000).toISOString(),
      canEditOwnTimesheet: false,
      canEditClockInOut: false,
      enablePunchPhoto: false,
      requirePunchPhoto: false,
    },
  };
}

function toPunch(
  call: Call,
  staff: PunchListUser[],
  employeeId: unknown,
): ErrorCode | { readonly data: unknown } {
  const place = staff.findIndex(({ id }) => id === employeeId);
  const person = staff[place];
  if (!person) return 'employee.not_found';
  const isStart = call.body['action'] === 'Start';
  if (isStart === person.isClockedIn) return isStart ? 'punch.already_clocked_in' : 'punch.not_clocked_in';
  const punchedAtUtc = new Date().toISOString();
  staff[place] = {
    ...person,
    isClockedIn: isStart,
    openEntryStartAtUtc: isStart ? punchedAtUtc : null,
  };
  return {
    data: {
      message: 'Done.',
      isClockedIn: isStart,
      timeEntryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
      punchedAtUtc,
      punchPhotoUploadGrant: null,
      punchPhotoUploadGrantExpiresAtUtc: null,
    },
  };
}
