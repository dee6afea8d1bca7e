import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyScope } from '#database/company-scope.ts';
import { unlockPin } from '#features/auth/unlock-pin.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { countingHashing } from '../../../../test/counting-hashing.ts';
import { PIN } from '../../../../test/given.ts';
import { operatorNamed } from '../../../../test/authors.ts';

const WRONG = '0000';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const hashing = countingHashing();
let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let device: string;

beforeAll(async () => {
  api = await startApi({ hashing });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 2 });
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { pin: PIN });
  device = await aDevice();
});

const aDevice = async () => (await api.given.aDevice(manager)).token;

type Outcome = 'right' | 'wrong' | { readonly lockedForSeconds: number };

async function type(pin: string, { on = device, id = employee.id } = {}): Promise<Outcome> {
  const answer = await api.call('authenticatePin', { token: on, body: { employeeId: id, pin } });
  if (answer.status === 429) {
    expect(answer.codes).toEqual(['kiosk.pin_locked']);
    expect(answer.headers.get('RateLimit')).not.toBeNull();
    return { lockedForSeconds: Number(answer.headers.get('Retry-After')) };
  }
  return answer.status === 200 ? 'right' : 'wrong';
}

async function typeWrong(times: number, where: { on?: string; id?: string } = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < times; n += 1) outcomes.push(await type(WRONG, where));
  return outcomes;
}

const unlock = ({ id: employeeId }: EmployeeRow) =>
  unlockPin(companyScope(api.deps.database.knex, company.id), employeeId, {
    by: operatorNamed('Björk'),
    reason: null,
    now: api.time.clock(),
  });

const wrong = (times: number): Outcome[] => Array.from({ length: times }, () => 'wrong');

describe('an employee on one device', () => {
  it('is locked for a minute by the fifth wrong PIN in a row, even with the right PIN', async () => {
    const outcomes = await typeWrong(5);

    const right = await type(PIN);

    expect(outcomes).toEqual(wrong(5));
    expect(right).toEqual({ lockedForSeconds: MINUTE });
  });

  it('is let in again after exactly that minute', async () => {
    await typeWrong(5);

    api.time.advance({ ms: 59_999 });
    const early = await type(PIN);
    api.time.advance({ ms: 1 });
    const inTime = await type(PIN);

    expect([early, inTime]).toEqual([{ lockedForSeconds: 1 }, 'right']);
  });

  it('is locked twice as long by every further wrong one, and on one device never beyond 15 minutes', async () => {
    const locks: Outcome[] = [];
    await typeWrong(4);
    for (let n = 5; n <= 9; n += 1) {
      await type(WRONG);
      const lock = await type(PIN);
      locks.push(lock);
      if (typeof lock === 'object') api.time.advance({ seconds: lock.lockedForSeconds });
    }

    expect(locks).toEqual([1, 2, 4, 8, 15].map((minutes) => ({ lockedForSeconds: minutes * MINUTE })));
  });

  it('is not locked longer by attempts that are refused meanwhile', async () => {
    await typeWrong(5);

    await typeWrong(20);
    api.time.advance({ minutes: 1 });

    expect(await type(PIN)).toBe('right');
  });

  it('begins to count from zero after a right PIN', async () => {
    await typeWrong(4);
    await type(PIN);

    const outcomes = await typeWrong(5);

    expect(outcomes).toEqual(wrong(5));
    expect(await type(PIN)).toEqual({ lockedForSeconds: MINUTE });
  });

  it('counts wrong ones in a row however far apart they are', async () => {
    for (let n = 0; n < 4; n += 1) {
      await type(WRONG);
      api.time.advance({ hours: 24 * 30 });
    }

    await type(WRONG);

    expect(await type(PIN)).toEqual({ lockedForSeconds: MINUTE });
  });

  it('leaves colleagues on the same device alone', async () => {
    const colleague = await api.given.anEmployee(company, { pin: PIN });
    await typeWrong(5);

    expect(await type(PIN, { id: colleague.id })).toBe('right');
  });
});

describe('an employee on several devices', () => {
  it('can use another device while one is locked', async () => {
    await typeWrong(5);

    expect(await type(PIN, { on: await aDevice() })).toBe('right');
  });

  it('counts from zero to ten again after a right PIN on any device', async () => {
    for (let n = 0; n < 2; n += 1) await typeWrong(4, { on: await aDevice() });
    await type(PIN);

    const outcomes: Outcome[] = [];
    for (let n = 0; n < 3; n += 1) outcomes.push(...(await typeWrong(3, { on: await aDevice() })));

    expect(outcomes).toEqual(wrong(9));
    expect(await type(PIN)).toBe('right');
  });

  it('has its row on one device unchanged by what happens on another', async () => {
    await typeWrong(4);
    await type(PIN, { on: await aDevice() });

    await type(WRONG);

    expect(await type(PIN)).toEqual({ lockedForSeconds: MINUTE });
  });

  it('is locked for 24 hours by the tenth wrong PIN in a row, wherever it was typed', async () => {
    const [second, third] = [await aDevice(), await aDevice()];
    const outcomes = [
      ...(await typeWrong(4)),
      ...(await typeWrong(4, { on: second })),
      ...(await typeWrong(2, { on: third })),
    ];

    const right = [
      await type(PIN),
      await type(PIN, { on: second }),
      await type(PIN, { on: await aDevice() }),
    ];

    expect(outcomes).toEqual(wrong(10));
    expect(right).toEqual(Array(3).fill({ lockedForSeconds: DAY }));
  });

  it('may try again after 24 hours, ten times', async () => {
    const devices = [device, await aDevice(), await aDevice()];
    const [first, second, third] = devices as [string, string, string];
    await typeWrong(4, { on: first });
    await typeWrong(4, { on: second });
    await typeWrong(2, { on: third });

    api.time.advance({ hours: 24 });
    const outcomes = [...(await typeWrong(1, { on: first })), ...(await typeWrong(2, { on: third }))];

    expect(outcomes).toEqual(wrong(3));
    expect(await type(PIN, { on: second })).toBe('right');
  });

  it('is unlocked at once by a manager, on every device', async () => {
    const second = await aDevice();
    await typeWrong(5);
    await typeWrong(5, { on: second });

    await unlock(employee);

    expect([await type(PIN), await type(PIN, { on: second })]).toEqual(['right', 'right']);
  });

  it('stays unlocked when the PIN of somebody else is unlocked', async () => {
    const colleague = await api.given.anEmployee(company, { pin: PIN });
    await typeWrong(5);

    await unlock(colleague);

    expect(await type(PIN)).toEqual({ lockedForSeconds: MINUTE });
  });
});

describe('somebody unknown, foreign or inactive', () => {
  it('is locked exactly as an employee is', async () => {
    const ids = [
      '11111111-2222-4333-8444-777777777777',
      (await api.given.anEmployee(await api.given.aCompany(), { pin: PIN })).id,
      (await api.given.anEmployee(company, { pin: PIN, is_active: false })).id,
    ];

    const outcomes = await Promise.all(ids.map((id) => typeWrong(6, { id })));

    for (const outcome of outcomes) expect(outcome).toEqual([...wrong(5), { lockedForSeconds: MINUTE }]);
  });

  it('does not lock the employee of another company with the same id', async () => {
    const other = await api.given.aCompany();
    const twin = await api.given.anEmployee(other, {
      id: employee.id,
      email: 'twin@example.is',
      pin: PIN,
    });
    const theirs = await api.given.aDevice(await api.given.anEmployee(other, { role: 'owner' }));
    await typeWrong(5);

    expect(await type(PIN, { id: twin.id, on: theirs.token })).toBe('right');
  });
});

describe('a device', () => {
  const strangers = (count: number) =>
    Array.from({ length: count }, (_, n) => `11111111-2222-4333-8444-${String(n).padStart(12, '0')}`);

  async function guessAtStrangers(count: number, on = device): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const id of strangers(count)) outcomes.push(await type(WRONG, { id, on }));
    return outcomes;
  }

  it('pauses for ten minutes after thirty wrong PINs within an hour', async () => {
    const outcomes = await guessAtStrangers(30);

    const right = await type(PIN);
    api.time.advance({ minutes: 10 });
    const later = await type(PIN);

    expect(outcomes).toEqual(wrong(30));
    expect([right, later]).toEqual([{ lockedForSeconds: 10 * MINUTE }, 'right']);
  });

  it('does not pause other devices with it', async () => {
    await guessAtStrangers(30);

    expect(await type(PIN, { on: await aDevice() })).toBe('right');
  });

  it('counts wrong PINs despite right ones in between, and does not count the right ones', async () => {
    await guessAtStrangers(29);
    for (let n = 0; n < 5; n += 1) expect(await type(PIN)).toBe('right');

    await type(WRONG);

    expect(await type(PIN)).toEqual({ lockedForSeconds: 10 * MINUTE });
  });

  it('forgets wrong PINs that are an hour old', async () => {
    await guessAtStrangers(29);

    api.time.advance({ hours: 1 });
    await type(WRONG);

    expect(await type(PIN)).toBe('right');
  });
});

describe('a burst of fifty guesses at the same moment', () => {
  it('has five evaluated on one device', async () => {
    let outcomes: Outcome[] = [];

    const hashes = await hashing.verifiedDuring(async () => {
      outcomes = await Promise.all(Array.from({ length: 50 }, () => type(WRONG)));
    });

    expect(hashes).toBe(5);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
  });

  it('has ten evaluated over all devices', async () => {
    const devices = await Promise.all(Array.from({ length: 10 }, aDevice));
    let outcomes: Outcome[] = [];

    const hashes = await hashing.verifiedDuring(async () => {
      outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, n) => type(WRONG, { on: devices[n % 10]! })),
      );
    });

    expect(hashes).toBe(10);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
  });

  it('leaves at most ten of ten thousand PINs to a thief in a day', async () => {
    const end = api.time.clock() + DAY * 1000;

    const hashes = await hashing.verifiedDuring(async () => {
      while (api.time.clock() < end) {
        await type(WRONG);
        api.time.advance({ minutes: 15 });
      }
    });

    expect(hashes).toBe(10);
  });
});
