import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobRow } from '#database/tables/installation.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import type { SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let anna: SignedUpRow;

beforeAll(async () => {
  api = await startApi();
  anna = await api.given.anEmployee(await api.given.aCompany());
});
afterAll(() => api.stop());
beforeEach(() => api.time.advance({ minutes: 2 }));

const ask = (body: unknown) => api.call('askForPasswordLink', { body });

describe('200', () => {
  it('says the same whether or not the address belongs to somebody, and writes down as much', async () => {
    const [somebody, nobody] = [await ask({ email: anna.email }), await ask({ email: 'x@example.is' })];

    const jobs = await api.database.database.knex<JobRow>('jobs').where({ kind: 'lost password' });
    expect(somebody.data).toEqual({ isMailSetUp: false });
    expect(nobody.text).toBe(somebody.text);
    expect(jobs).toHaveLength(2);
    expect(JSON.stringify(jobs)).not.toContain('example.is');
  });
});

describe('again and again', () => {
  const rows = () => api.database.database.knex<JobRow>('jobs').where({ kind: 'lost password' });
  const end = () =>
    api.database.database.knex('jobs').update({ ended_at: api.time.clock(), outcome: 'done' });
  const askOften = async (times: number, emailOf: (time: number) => string) => {
    const answers = new Set<string>();
    for (let time = 0; time < times; time += 1) {
      api.time.advance({ minutes: 1 });
      answers.add((await ask({ email: emailOf(time) })).text);
    }
    return [...answers];
  };
  beforeEach(async () => {
    api.time.advance({ hours: 3 });
    await rows().delete();
  });

  it('leaves one row of an account, and begins it anew', async () => {
    await askOften(3, () => anna.email);
    await end();
    api.time.advance({ minutes: 5 });
    await ask({ email: anna.email });

    expect(await rows()).toMatchObject([{ ended_at: null, tries: 0 }]);
  });

  it('asks for six mails of an account an hour at most, and says nothing of it', async () => {
    const answers = await askOften(6, () => anna.email);
    await end();
    answers.push(...(await askOften(1, () => anna.email)));
    const [seventh] = await rows();
    api.time.advance({ minutes: 61 });
    await ask({ email: anna.email });

    expect(new Set(answers).size).toBe(1);
    expect(seventh?.ended_at).not.toBeNull();
    expect(await rows()).toMatchObject([{ ended_at: null }]);
  });

  it('takes sixty questions of an address an hour, no matter whom they name', async () => {
    await askOften(70, (time) => `nobody-${time}@example.is`);

    // A minute between two of them: an hour has no more than sixty, and then it is closed for a quarter.
    expect((await rows()).length).toBeLessThanOrEqual(60);
  });
});

describe('400', () => {
  it('names what is missing', async () => {
    expect((await ask({})).errors).toMatchObject([{ field: 'email' }]);
  });
});

describe('429', () => {
  it('answers ten requests a minute from one address', async () => {
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push(await ask({ email: 'x@example.is' }));

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
