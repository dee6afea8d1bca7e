// The network edge of the tests: a small company behind `fetch`. What it is sent and what it answers is checked against the
// contracts, and an address that they do not have fails the test.
import { operations, type AnyErrorCode, type DataOf } from '@stimpill/api-types';
import { TABLET_CALLS } from '@stimpill/api-types/tablet-calls';
import { stationOperations, type StationPerson } from '@stimpill/api-types/station';
import type { ZodType } from 'zod';
import { STATION_OPERATIONS, type StationOperationId } from '#api/kiosk-operations.ts';
import type { UnsignedOperationId } from '#api/pairing-operations.ts';
import { misbehave, refusal, type Fault } from './faults-of-a-line.ts';
import { toResult, type SentItem } from './fake-verdicts.ts';

export const COMPANY_ID = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
export const DEVICE_ID = '019c1f2e-7b10-7a54-8a11-6c5d4e3f2a1b';
export const DEVICE_TOKEN = 'sdt_of_the_front_door';
export const RIGHT_PASSWORD = 'the web password';
export const RIGHT_PIN = '4821';
/** Of a company whose settings name a version of it. */
export const COMPANY_CODE = '739182';
/** What a phone shows that has read the code of a tablet. */
export const PHONE_DIGITS = '47';
/** Made at the desk, and not used yet. */
export const PAIRING_WORD = '7K3M9XQ2';
export const MANAGER = { email: 'manager@example.is', password: 'the manager password', role: 'manager' };
const EMPLOYEE_TOKEN = 'token-of-the-employee-session';

const TOKENS = {
  refreshToken: 'refresh token',
  accessTokenExpiresAtUtc: '2026-03-02T08:15:00.000Z',
  refreshTokenExpiresAtUtc: '2026-04-01T08:00:00.000Z',
};

/** An access token as a kiosk reads it: its claims, and a signature that only the server could check. */
function accessTokenOf(role: string, companyId: string): string {
  return `header.${btoa(JSON.stringify({ role, companyId }))}.signature`;
}

type CallId = UnsignedOperationId | StationOperationId;

type Call = {
  readonly id: CallId;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
};

export type FakeServer = {
  readonly calls: readonly Call[];
  readonly people: StationPerson[];
  /** Makes an operation misbehave until `heal`. */
  readonly break: (id: CallId, fault: Fault) => void;
  readonly heal: (id: CallId) => void;
  /** What is planned today for whoever types their PIN; before it, the server is an older one that does not say. */
  readonly plan: (startAtUtc: string, endAtUtc: string) => void;
  /** A phone that was let in lately, as whoever types their PIN is told. */
  readonly letIn: (phoneId: string, addedAtUtc: string) => void;
  readonly callsOf: (id: CallId) => readonly Call[];
  readonly fetch: typeof fetch;
};

export function makePerson(number: number, name: string, openSince?: string): StationPerson {
  return {
    id: `0b5e8d1c-7a42-4c3e-8f19-${String(number).padStart(12, '0')}`,
    name,
    departmentIds: [],
    isClockedIn: openSince !== undefined,
    openEntryStartAtUtc: openSince ?? null,
    requiresProjectSelection: false,
    requireGpsOnClockIn: false,
    employeeNumber: String(1_000 + number),
  };
}

type PinData = DataOf<(typeof stationOperations)['authenticateStationPin']>;

type Staff = StationPerson[] & {
  /** The pairing words that nobody has used. */
  readonly words: Set<string>;
  readonly company: Partial<Company>;
  /** The break that the rule takes off each time entry that ends, by its minutes. */
  readonly deductedMinutes: number | undefined;
  /** Left out by an older server. */
  shiftsToday?: PinData['shiftsToday'];
  newPhones?: PinData['newPhones'];
};

export const ENTRY_ID = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';

class UnknownAddress extends Error {}

type Company = DataOf<(typeof stationOperations)['getStationSettings']>['company'];

/** Asks for nothing between PIN and punch, unless a test says so. */
const ASKS_NOTHING: Partial<Company> = { projectSelection: 'none', punchPhoto: 'none' };

export function createFakeServer(
  people: readonly StationPerson[] = [],
  company: Partial<Company> = {},
  deductedMinutes?: number,
): FakeServer {
  const calls: Call[] = [];
  const staff: Staff = Object.assign([...people], {
    words: new Set([PAIRING_WORD]),
    company: { ...ASKS_NOTHING, ...company },
    deductedMinutes,
  });
  const faults = new Map<CallId, Fault>();

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
    plan: (startAtUtc, endAtUtc) => {
      staff.shiftsToday = [...(staff.shiftsToday ?? []), { startAtUtc, endAtUtc }];
    },
    letIn: (phoneId, addedAtUtc) => {
      staff.newPhones = [...(staff.newPhones ?? []), { phoneId, program: null, addedAtUtc }];
    },
    callsOf: (id) => calls.filter((call) => call.id === id),
    fetch: answer,
  };
}

function toCall(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Call {
  const url = new URL(input instanceof Request ? input.url : input.toString(), 'https://kiosk.test');
  const method = init?.method ?? 'GET';
  const id = (Object.keys(TABLET_CALLS) as CallId[]).find(
    (each) => TABLET_CALLS[each].path === url.pathname && TABLET_CALLS[each].method === method,
  );
  if (!id) throw new UnknownAddress(`${method} ${url.pathname} is no operation of the kiosk`);
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return { id, query: url.searchParams, body, headers: new Headers(init?.headers) };
}

const CONTRACT = { ...operations, ...stationOperations };

async function respond(call: Call, staff: Staff): Promise<Response> {
  const { body } = CONTRACT[call.id] as { readonly body?: ZodType };
  body?.parse(call.body);
  const outcome = dataOf(call, staff);
  if (typeof outcome === 'string') return refusal(outcome);
  const data: unknown = CONTRACT[call.id].data.parse(outcome.data);
  return Promise.resolve(Response.json({ success: true, data, errors: null }));
}

type Outcome = AnyErrorCode | { readonly data: unknown };

function dataOf(call: Call, staff: Staff): Outcome {
  const isStation = call.id in STATION_OPERATIONS;
  return isStation ? toStationData(call, staff) : ANSWERS[call.id as UnsignedOperationId](call, staff);
}

const refuseUnless = (isRight: boolean, outcome: () => Outcome): Outcome =>
  isRight ? outcome() : 'auth.invalid_credentials';

const REGISTRATION = {
  deviceToken: DEVICE_TOKEN,
  companyId: COMPANY_ID,
  companyName: 'Kaffihús Norður ehf.',
};

/** The word is good once. */
const paired = ({ body }: Call, { words }: Staff, outcome: object, isLast: boolean): Outcome => {
  const word = body['word'] as string;
  if (!words.has(word)) return 'pairing.word_unknown';
  if (isLast) words.delete(word);
  return { data: outcome };
};

const ANSWERS: Record<UnsignedOperationId, (call: Call, staff: Staff) => Outcome> = {
  getHealth: () => ({ data: { status: 'ok', version: '9.9.9', timeUtc: new Date().toISOString() } }),
  getPunchList: (_, staff) => ({ data: staff }),
  listTerminalDepartments: () => ({ data: [] }),
  registerDevice: ({ body }) =>
    refuseUnless(body['password'] === MANAGER.password, () => ({ data: REGISTRATION })),
  tellArrival: (call, staff) => {
    const endsAtUtc = new Date(Date.now() + 15 * 60_000).toISOString();
    return paired(call, staff, { companyName: REGISTRATION.companyName, endsAtUtc }, false);
  },
  pairTablet: (call, staff) => paired(call, staff, REGISTRATION, true),
  login: ({ body }) =>
    refuseUnless(body['password'] === MANAGER.password, () => ({
      data: { ...TOKENS, accessToken: accessTokenOf(MANAGER.role, COMPANY_ID) },
    })),
  revokeSession: () => ({ data: { revokedSessions: 1 } }),
  terminalPunch: (call, staff) =>
    refuseUnless(call.body['password'] === RIGHT_PASSWORD && call.body['companyId'] === COMPANY_ID, () =>
      toPunch(call, staff),
    ),
};

function toStationData(call: Call, staff: Staff): Outcome {
  if (call.headers.get('authorization') !== `Bearer ${DEVICE_TOKEN}`) return 'auth.token_invalid';
  const isSigned = call.id === 'registerDeviceKey' || call.headers.has('x-station-signature');
  if (!isSigned) return 'station.signature_invalid';
  const answer = STATION_ANSWERS[call.id as StationOperationId](call, staff);
  if (typeof answer === 'string') return answer;
  const station = {
    keyEpoch: 1,
    highestSequence: 0,
    missing: [],
    serverTimeUtc: new Date().toISOString(),
    anchor: '1.anchor.mac',
  };
  return { data: { ...answer, station } };
}

const example = (id: StationOperationId) => () => stationOperations[id].example.data as object;

const STATION_ANSWERS: Record<StationOperationId, (call: Call, staff: Staff) => AnyErrorCode | object> = {
  registerDeviceKey: () => ({ deviceId: DEVICE_ID, companyId: COMPANY_ID, keyEpoch: 1 }),
  getServerTime: () => ({}),
  getStationSettings: (_, { company }) => {
    const settings = stationOperations.getStationSettings.example.data;
    return { ...settings, company: { ...settings.company, ...company } };
  },
  sendHeartbeat: () => ({ ...stationOperations.sendHeartbeat.example.data, receipts: [] }),
  checkManagerCode: ({ body }, { company }) =>
    body['code'] === COMPANY_CODE
      ? { managerCodeVersion: company.managerCodeVersion }
      : 'station.manager_code_wrong',
  signInManager: ({ body }) => (body['password'] === MANAGER.password ? {} : 'auth.invalid_credentials'),
  revokeOwnDevice: example('revokeOwnDevice'),
  listStationPeople: (_, staff) => ({ people: staff, departments: [] }),
  listStationProjects: example('listStationProjects'),
  authenticateStationPin: toSession,
  sendPunchBatch: ({ body }, staff) => ({
    results: (body['items'] as readonly SentItem[]).map((item) => toResult(item, staff)),
  }),
  recoverPunches: ({ body }, staff) => ({
    results: (body['items'] as readonly SentItem[]).map((item) => toResult(item, staff)),
  }),
  uploadPunchPhoto: example('uploadPunchPhoto'),
  disputePunch: ({ body }) => ({ punchId: body['punchId'] }),
  getOwnHours: toOwnHours,
  listOwnShifts: example('listOwnShifts'),
  getOwnLeave: example('getOwnLeave'),
  listOwnChanges: example('listOwnChanges'),
  tellOwnChanges: ({ body }) => ({ told: body['changeIds'] }),
  answerOwnChange: ({ body: { requestId, changeId } }) => ({ requestId, changeId }),
  readOwnDays: example('readOwnDays'),
  explainOwnDay: example('explainOwnDay'),
  listOwnPhones: example('listOwnPhones'),
  offerPhone: () => ({
    ...stationOperations.offerPhone.example.data,
    endsAtUtc: new Date(Date.now() + 120_000).toISOString(),
  }),
  readPhoneOffer: example('readPhoneOffer'),
  confirmPhone: ({ body }) => (body['digits'] === PHONE_DIGITS ? {} : 'phone.digits_wrong'),
  endOwnPhone: ({ body }) => ({ phoneId: body['phoneId'] }),
  askForOwnLeave: ({ body }) => ({ requestId: body['requestId'] }),
  withdrawOwnLeave: ({ body }) => ({ requestId: body['requestId'] }),
  requestCorrection: example('requestCorrection'),
  tellMissedBreak: ({ body }) => ({ timeEntryId: body['timeEntryId'] }),
  listStationReviews: example('listStationReviews'),
};

function toOwnHours(_: Call, { deductedMinutes }: Staff): object {
  const { today, ...hours } = stationOperations.getOwnHours.example.data;
  const deducted =
    deductedMinutes === undefined
      ? {}
      : { deductedBreak: { timeEntryId: ENTRY_ID, minutes: deductedMinutes } };
  return { ...hours, today: { ...today, ...deducted } };
}

function toSession(call: Call, staff: Staff): AnyErrorCode | object {
  const person = staff.find(({ id }) => id === call.body['employeeId']);
  if (!person || call.body['pin'] !== RIGHT_PIN) return 'kiosk.pin_invalid';
  return {
    session: {
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
    openEntryStartAtUtc: person.openEntryStartAtUtc,
    punchesInReview: 0,
    ...(staff.shiftsToday && { shiftsToday: staff.shiftsToday }),
    ...(staff.newPhones && { newPhones: staff.newPhones }),
  };
}

/** A punch at a tablet that nobody has registered. */
function toPunch(call: Call, staff: Staff): Outcome {
  const place = staff.findIndex(({ id }) => id === call.body['userId']);
  const person = staff[place];
  if (!person) return 'employee.not_found';
  const isStart = call.body['action'] === 'Start';
  if (isStart === person.isClockedIn) return isStart ? 'punch.already_clocked_in' : 'punch.not_clocked_in';
  const punchedAtUtc = new Date().toISOString();
  staff[place] = { ...person, isClockedIn: isStart, openEntryStartAtUtc: isStart ? punchedAtUtc : null };
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
