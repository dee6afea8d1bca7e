import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';
import { makeFirstRunLink } from './first-run-link.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = (await makeFirstRunLink(api.deps)) ?? '';
});
afterAll(() => api.stop());

const COLUMNS = ['displayName', 'kennitala', 'departments', 'employmentRatio'];
const check = (rows: readonly (readonly string[])[], rest: object = {}) =>
  api.call('checkFirstPeople', {
    body: { token, departments: ['Eldhús'], columns: COLUMNS, rows, ...rest },
  });

describe('200', () => {
  it('says of each row what is wrong, as an import does, and which departments are new', async () => {
    const { data } = await check([
      ['Anna Jónsdóttir', '120174-3399', 'eldhús', '80 %'],
      ['Jón', '120174', 'Salur', '300'],
      ['', '', 'Salur', ''],
    ]);

    expect([data.created, data.faulty, data.newDepartments]).toEqual([1, 2, ['Salur']]);
    expect(data.lines.map(({ faults }) => faults.map(({ column, code }) => [column, code]))).toEqual([
      [],
      [
        ['kennitala', 'notAKennitala'],
        ['employmentRatio', 'notARatio'],
      ],
      [['displayName', 'missing']],
    ]);
  });

  it('takes two of one name for one person, unless something that belongs to one person tells them apart', async () => {
    const { data } = await check([
      ['Jón Jónsson', '', 'Eldhús', ''],
      ['jón  jónsson', '', 'Salur', ''],
      ['Anna Jónsdóttir', '120174-3399', '', ''],
      ['Anna Jónsdóttir', '170690-2209', '', ''],
    ]);

    expect(data.lines.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      [],
      ['samePersonTwice'],
      [],
      [],
    ]);
  });
});

describe('403', () => {
  it('refuses a link that was never given', async () => {
    const { codes } = await check([['Anna', '', '', '']], { token: `sfr_${'x'.repeat(43)}` });

    expect(codes).toEqual(['first_run.link_over']);
  });
});
