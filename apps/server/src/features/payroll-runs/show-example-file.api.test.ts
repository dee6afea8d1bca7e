import { describe, expect, it } from 'vitest';
import { manageOperations } from '@stimpill/api-types/manage';
import { companyWorld } from '../../../test/company-world.ts';

const SETTINGS = manageOperations.showExampleFile.example.body;
const world = companyWorld('showExampleFile');

describe('200', () => {
  it('shows invented people under the codes of the company, and keeps nothing', async () => {
    const { company } = world.tenant;
    const code = { company_id: company.id, target: 'regla', pay_line_key: 'DV', payroll_code: '711' };
    await world.api.deps.database.knex('payroll_codes').insert(code);

    const { data } = await world.call();

    expect(data.rows).toEqual([
      ['Kennitala', 'Launaliður', 'Einingar'],
      ['0101302989', '711', '160,08'],
      ['0101303019', '711', '160,08'],
    ]);
    expect(data.fileName).toMatch(/^laun-\d{4}-\d{2}-01-\d{4}-\d{2}-\d{2}\.csv$/);
    expect((await world.ask('listExportProfiles')).data.some(({ isChanged }) => isChanged)).toBe(false);
  });

  it.each(['windows-1252', 'iso-8859-1'])(
    'says of each row what a run in %s would be refused for, letter by letter',
    async (encoding) => {
      const columns = [
        { content: 'identity', heading: 'Kennitala', text: null },
        { content: 'name', heading: 'Imię', text: null },
        { content: 'payrollCode', heading: 'Kóði', text: null },
        { content: 'amount', heading: 'Einingar', text: null },
      ];

      const { data } = await world.call({ body: { ...SETTINGS, columns, encoding } });

      expect(data.refused).toEqual([
        { row: 1, text: 'Imię', letters: 'ę' },
        { row: 4, text: 'Łukasz Wiśniewski', letters: 'Łś' },
        { row: 5, text: 'Łukasz Wiśniewski', letters: 'Łś' },
      ]);
    },
  );

  it.each([{ encoding: 'utf-8' }, { encoding: 'utf-8-bom' }, { encoding: 'windows-1252', format: 'xlsx' }])(
    'says that a run is refused for nothing where every letter can be written: %o',
    async (settings) => {
      const columns = [
        { content: 'identity', heading: 'Kennitala', text: null },
        { content: 'name', heading: 'Imię', text: null },
      ];
      const body = { ...SETTINGS, shape: 'wide', columns, ...settings };

      expect((await world.call({ body })).data.refused).toEqual([]);
    },
  );

  it('has a column for each code in the wide shape', async () => {
    const columns = [{ content: 'identity', heading: 'Nr.', text: null }];
    const body = { ...SETTINGS, shape: 'wide', identity: 'employeeNumber', columns, decimalMark: '.' };

    const { data } = await world.call({ body });

    const [headings = [], first = []] = data.rows;
    expect(headings[0]).toBe('Nr.');
    expect(first.slice(0, 2)).toEqual(['7', '160.08']);
  });
});

describe('400', () => {
  it('names the setting at fault', async () => {
    const { status, errors } = await world.call({ body: { ...SETTINGS, decimals: 9 } });

    expect([status, errors[0]?.field]).toEqual([400, 'decimals']);
  });
});
