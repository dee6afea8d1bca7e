// Whatever the description of a tablet's operation says that it refuses, because of who calls or how, it refuses: one call for each code
// that follows from its shape.
import { ALL_ERROR_CODES, errorCodesOf, type AnyErrorCode, type Operation } from '@stimpill/api-types';
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signEmployeeToken } from '#features/tablets/people/employee-token.ts';
import { startApi, type TestApi } from '../api.ts';
import { PIN } from '../given.ts';
import { readRowsOf } from '../read-every-table.ts';
import type { StationCall } from '../station-call.ts';
import { aPunchClock } from '../tablet.ts';

let api: TestApi;
let clock: Awaited<ReturnType<typeof aPunchClock>>;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 });
  clock = await aPunchClock(api);
});
afterAll(() => api.stop());

const ids = Object.keys(stationOperations) as StationOperationId[];
const operationOf = (id: StationOperationId): Operation => stationOperations[id];

/** What one piece of code answers for all operations alike. */
const TRIED_ELSEWHERE: readonly AnyErrorCode[] = ['rate.limited', 'server.error', 'server.unavailable'];

const impliedCodesOf = (id: StationOperationId): readonly AnyErrorCode[] =>
  errorCodesOf({ ...operationOf(id), errors: [] }).filter((code) => !TRIED_ELSEWHERE.includes(code));

/** More than a signature may be late. */
const LATE_MS = 300_001;
/** So long an employee is signed in. */
const SESSION_MS = 120_000;

const revokedToken = async () => (await api.given.aDevice(clock.manager, { revoked_at: 1 })).token;

const endedToken = () => {
  const { company, tablet, employee } = clock;
  const session = { companyId: company.id, deviceId: tablet.deviceId, employeeId: employee.id };
  return signEmployeeToken(api.deps.secrets, session, api.time.clock() - SESSION_MS).token;
};

const WAYS: Partial<Record<AnyErrorCode, (id: StationOperationId) => StationCall | Promise<StationCall>>> = {
  'auth.token_missing': () => ({ token: null }),
  'auth.token_invalid': () => ({ token: 'x' }),
  'kiosk.device_revoked': async () => ({ token: await revokedToken() }),
  'station.key_missing': () => ({ keyEpoch: 9 }),
  'station.signature_invalid': () => ({ signature: null }),
  'station.signature_expired': () => ({ sentAtMs: api.time.clock() - LATE_MS }),
  'kiosk.employee_token_invalid': () => ({ employeeToken: 'x' }),
  'kiosk.employee_token_expired': () => ({ employeeToken: endedToken() }),
  // Under a name of our own anybody on the way could read what is sent.
  'auth.connection_not_secure': () => ({ host: 'clock.example.is' }),
  'request.malformed_json': () => ({ text: '{"note": ' }),
  'request.too_large': (id) => {
    const { maxBodyKiB = 64 } = operationOf(id);
    return { text: JSON.stringify({ note: 'a'.repeat(maxBodyKiB * 1024) }) };
  },
  'request.unsupported_media_type': () => ({ text: 'text', contentType: 'text/plain' }),
  'request.invalid': () => ({ text: '[]' }),
};

/** What an honest tablet would send, but for the records that it names. */
async function honest(id: StationOperationId): Promise<StationCall> {
  const { auth, body, example } = operationOf(id);
  return {
    ...(body === undefined ? {} : { body: example.body }),
    ...(auth === 'stationEmployee' ? { employeeToken: await clock.tablet.signIn(clock.employee, PIN) } : {}),
  };
}

/** Of a device it is written when it was last seen. */
const rowsNow = async () =>
  (await readRowsOf(api.deps.database, clock.company.id)).filter((row) => !row.startsWith('devices '));

describe('an operation of a tablet refuses whatever its description says', () => {
  it.each(ids)('%s for each code, and writes nothing', async (id) => {
    const call = await honest(id);
    const wrong: [AnyErrorCode, StationCall][] = [];
    for (const code of impliedCodesOf(id)) {
      const way = await WAYS[code]?.(id);
      if (way !== undefined) wrong.push([code, { ...call, ...way }]);
    }
    const before = await rowsNow();

    const answers: unknown[] = [];
    for (const [code, each] of wrong) {
      const { status, codes } = await clock.tablet.call(id, each);
      answers.push([code, [status, ...new Set(codes)].join(' ')]);
    }

    expect(wrong.map(([code]) => code)).toEqual(impliedCodesOf(id));
    expect(answers).toEqual(wrong.map(([code]) => [code, `${ALL_ERROR_CODES[code].status} ${code}`]));
    expect(await rowsNow()).toEqual(before);
  });
});
