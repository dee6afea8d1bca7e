// Every field of every request of a tablet, at any depth, with every value somebody could think of: what the description of the
// station API refuses is a 400 that names the field, and what it allows is never a fault of the server. What its check of the input refuses
// for the same is sent once.
import { createHash, randomUUID } from 'node:crypto';
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from './api.ts';
import { ANY_TEXT, ANY_VALUE, HALF_A_CHARACTER } from './conformance/bad-values.ts';
import { sendEachRefusalOnce } from './conformance/check-of-input.ts';
import { PASSWORD, PIN } from './given.ts';
import { isDescribedBody } from './station-answer.ts';
import { aTablet, type Tablet } from './tablet.ts';

type Taking = Exclude<
  StationOperationId,
  | 'getServerTime'
  | 'getStationSettings'
  | 'listStationPeople'
  | 'listStationProjects'
  | 'getOwnHours'
  | 'listOwnChanges'
  | 'getOwnLeave'
  | 'listOwnShifts'
  | 'listStationReviews'
  | 'offerPhone'
  | 'listOwnPhones'
>;
type Path = readonly (string | number)[];
type Spoiled = { readonly says: string; readonly path: Path; readonly body: unknown };

const VALUES = {
  ...ANY_VALUE,
  ...ANY_TEXT,
  'half a character': HALF_A_CHARACTER,
  NUL: 'a\u0000b',
  'empty text': '',
};
const CODE = '482159';
const LEFT_OUT = Symbol('left out');

let api: TestApi;
let employee: EmployeeRow;
let manager: EmployeeRow;
let tablet: Tablet;
let good: Readonly<Record<Taking, object>>;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  const company = await api.given.aCompany({
    punch_photo: 'optional',
    manager_exit_code_hash: await api.deps.passwords.hashPassword(CODE),
  });
  manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { pin: PIN });
  tablet = await aTablet(api, manager);
  good = await goodBodies();
});
afterAll(() => api.stop());

async function goodBodies(): Promise<Record<Taking, object>> {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);
  const photoDigest = createHash('sha256').update(jpeg).digest('base64url');
  const header = { photo: 'taken' as const, photoDigest };
  const closingAnchor = await tablet.askTime();
  const item = await tablet.tap({ employee, action: 'start', pin: PIN, header });
  const { documentId, askedAtMonotonicMs: fromMonotonicMs, answeredAtWallMs: fromWallMs } = closingAnchor;
  const stretch = {
    documentId,
    fromMonotonicMs,
    fromWallMs,
    toMonotonicMs: fromMonotonicMs,
    toWallMs: fromWallMs,
  };
  return {
    tellArrival: { word: '7K3M-9XQ2', certificate: 'trusted' },
    pairTablet: { word: '7K3M-9XQ2', deviceName: 'Eldhús' },
    registerDeviceKey: {
      publicKey: tablet.publicKey,
      listMode: 'short',
      previousKeySignature: Buffer.alloc(64).toString('base64url'),
    },
    sendHeartbeat: {
      appVersion: '1.0.0',
      waitingPunches: 0,
      lastSequence: 1,
      isStoragePersistent: true,
      freeStorageMiB: 100,
      alarm: 'storage is nearly full',
      awaitedReceipts: [item.punchId],
    },
    checkManagerCode: { code: CODE },
    signInManager: { email: 'manager@example.is', password: PASSWORD },
    revokeOwnDevice: { lastSequence: 9, isRestExported: false },
    authenticateStationPin: { employeeId: employee.id, pin: PIN },
    requestCorrection: {
      requestId: randomUUID(),
      action: 'start',
      atUtc: '2026-03-02T07:00:00.000Z',
      note: 'Gleymdi',
    },
    sendPunchBatch: { closingAnchor, closingStretches: [stretch], items: [{ ...item, receipt: 'AQ.none' }] },
    disputePunch: { punchId: item.punchId },
    recoverPunches: {
      deviceId: tablet.deviceId,
      items: [{ ...item, isDisputed: true }],
      lastNumber: { keyEpoch: 1, sequence: 1 },
    },
    askForOwnLeave: {
      ...{ requestId: randomUUID(), startDate: '2026-07-06', endDate: '2026-07-10' },
      ...{ minutes: 240, percent: null, kindId: randomUUID(), note: 'Sumarfrí' },
    },
    withdrawOwnLeave: { requestId: randomUUID() },
    tellMissedBreak: { timeEntryId: item.punchId },
    tellOwnChanges: { changeIds: [item.punchId] },
    answerOwnChange: {
      ...{ requestId: randomUUID(), changeId: item.punchId, notSoBecause: 'Ég fór klukkan 15' },
      seenThrough: '2026-03-02T08:00:00.000Z',
    },
    readOwnDays: { date: '2026-03-02', language: 'pl' },
    explainOwnDay: { date: '2026-03-02', language: 'is' },
    readPhoneOffer: { offerId: randomUUID() },
    confirmPhone: { offerId: randomUUID(), digits: '47' },
    endOwnPhone: { phoneId: randomUUID(), isNotMine: false },
    uploadPunchPhoto: { punchId: item.punchId, grant: 'none', jpeg: jpeg.toString('base64url') },
  };
}

/** The paths of everything in a JSON value, the value itself included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...children.flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}

function spoilings(body: object): Spoiled[] {
  return pathsIn(body).flatMap((path) => [
    ...Object.entries(VALUES).map(([says, value]) => ({ says, path, body: withAt(body, path, value) })),
    ...(path.length === 0 ? [] : [{ says: 'left out', path, body: withAt(body, path, LEFT_OUT) }]),
  ]);
}

function withAt(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((each: unknown, index) => (index === key ? withAt(each, rest, value) : each));
  const fields = Object.entries(whole as object).map(([name, each]) => [
    name,
    name === key ? withAt(each, rest, value) : (each as unknown),
  ]);
  return Object.fromEntries(fields.filter(([, each]) => each !== LEFT_OUT));
}

/** Half of the time that a session lasts. */
const SIGN_IN_AGAIN_AFTER_MS = 60_000;
let session = { of: '', since: 0, employeeToken: '' };

async function employeeTokenFor(id: Taking): Promise<{ employeeToken?: string }> {
  if (stationOperations[id].auth !== 'stationEmployee') return {};
  const now = api.time.clock();
  if (session.of !== id || now - session.since > SIGN_IN_AGAIN_AFTER_MS)
    session = { of: id, since: now, employeeToken: await tablet.signIn(employee, PIN) };
  return { employeeToken: session.employeeToken };
}

const isTaking = (id: StationOperationId): id is Taking => 'body' in stationOperations[id];
const ids = (Object.keys(stationOperations) as StationOperationId[]).filter(isTaking);

describe('a request of a tablet', () => {
  it.each(ids)('%s is refused where the description refuses it, and never by accident', async (id) => {
    const disagreements: unknown[] = [];
    let refused = 0;
    const send = sendEachRefusalOnce(stationOperations[id], async ({ body }) => {
      // Those that anybody may send are ten a minute.
      api.time.advance({ seconds: stationOperations[id].auth === 'none' ? 7 : 2 });
      return await tablet.call(id, { text: String(body), ...(await employeeTokenFor(id)) });
    });

    for (const { says, path, body } of spoilings(good[id])) {
      const answer = await send({ body: JSON.stringify(body) });
      // One of the good requests takes the tablet out of use.
      if (id === 'revokeOwnDevice' && answer.status === 200) tablet = await aTablet(api, manager);
      const isDescribed = isDescribedBody(id, body);
      if (!isDescribed) refused += 1;
      const isAsDescribed = isDescribed
        ? answer.status < 500
        : answer.status === 400 && answer.errors.every(({ field }) => isAbout(field, path));
      if (!isAsDescribed)
        disagreements.push({ path: path.join('.'), says, status: answer.status, errors: answer.errors });
    }

    expect(disagreements).toEqual([]);
    expect(refused).toBeGreaterThan(50);
  });
});

/** A fault of the whole body has no field; otherwise the answer names the field, its parent, or a field inside it. */
function isAbout(field: string | undefined, [first]: Path): boolean {
  return first === undefined || (field?.split(/[.[]/)[0] ?? '') === first;
}
