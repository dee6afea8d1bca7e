import { describe, expect, it } from 'vitest';
import { contentsOf, fitColumns, toSettings, toValues, type ProfileValues } from './profile-values.ts';

const VALUES: ProfileValues = {
  ...{ format: 'csv', shape: 'long', identity: 'kennitala', separator: ';', decimalMark: ',', decimals: '2' },
  ...{ encoding: 'utf-8', hasHeadings: true, dateForm: 'dd.MM.yyyy', writesZeros: false, fileName: 'x.csv' },
  leadingCodes: '100, 200 ,,',
  minuteCodes: '',
  columns: [
    { content: 'identity', heading: 'Kennitala', text: 'left over' },
    { content: 'text', heading: 'Kind', text: 'K' },
  ],
};
const HEADINGS = {
  ...{ identity: 'Number', name: 'Name', department: 'Department', payrollCode: 'Code', amount: 'Amount' },
  ...{ periodStart: 'From', periodEnd: 'To', text: 'Text', note: 'Note' },
};

describe('the values of a profile', () => {
  it('give codes one by one, and a text only to columns of text', () => {
    const settings = toSettings(VALUES);

    expect(settings).toMatchObject({ leadingCodes: ['100', '200'], minuteCodes: [], decimals: 2 });
    expect(settings.columns.map(({ text }) => text)).toEqual([null, 'K']);
  });

  it('are the same after a way to the server and back', () => {
    const settings = toSettings(VALUES);

    expect(toSettings(toValues(settings))).toEqual(settings);
  });

  it('lose code and amount in the wide shape, and get them back in the long one', () => {
    const wide = fitColumns(
      [...VALUES.columns, { content: 'amount', heading: 'A', text: '' }],
      'wide',
      HEADINGS,
    );
    const long = fitColumns(wide, 'long', HEADINGS);

    expect(wide.map(({ content }) => content)).toEqual(['identity', 'text']);
    expect(long.map(({ heading }) => heading)).toEqual(['Kennitala', 'Kind', 'Code', 'Amount']);
    expect(contentsOf('wide')).not.toContain('amount');
  });
});
