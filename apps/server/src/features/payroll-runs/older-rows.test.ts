// Lines of a period that was sent before, as the file of each payroll system has them.
import { describe, expect, it } from 'vitest';
import type { ExportProfileKey } from './export-profile.ts';
import { fileRows, type FilePerson } from './file-rows.ts';
import { SHIPPED_PROFILES } from './shipped-profiles.ts';
import { shownRows } from './write-file.ts';

const PERIOD = { startDate: '2026-11-01', endDate: '2026-11-30' };
const ANNA: FilePerson = {
  ...{ employeeId: 'a', displayName: 'Anna', identity: '0101302989', department: 'Eldhús' },
  amounts: { '100': '160.00' },
  older: [
    {
      ...{ startDate: '2026-10-01', endDate: '2026-10-31', dates: ['2026-10-12', '2026-10-19'] },
      amounts: { '100': '-4.53', '200': '4.53' },
    },
  ],
};
/** There is nothing else of hers. */
const LEFT: FilePerson = { ...ANNA, displayName: 'Björk', amounts: {} };

const rowsOf = (profile: ExportProfileKey, people = [ANNA]) => {
  const settings = SHIPPED_PROFILES.find(({ key }) => key === profile)!.settings;
  return shownRows(fileRows(people, settings, PERIOD), settings);
};

describe('lines of a period that was sent before', () => {
  it('are rows of their own with the days of that period, where the file has columns for it', () => {
    expect(rowsOf('generic').slice(1)).toEqual([
      ['0101302989', 'Anna', 'Eldhús', '100', '160,00', '01.11.2026', '30.11.2026'],
      ['0101302989', 'Anna', 'Eldhús', '100', '-4,53', '01.10.2026', '31.10.2026'],
      ['0101302989', 'Anna', 'Eldhús', '200', '4,53', '01.10.2026', '31.10.2026'],
    ]);
    expect(rowsOf('regla')[2]).toEqual(['0101302989', '100', '-4,53', '31.10.2026']);
  });

  it('say period and days in a note', () => {
    const note = 'Tímaskráning 01.10.2026-31.10.2026: 12.10.2026, 19.10.2026';

    expect(rowsOf('kjarni').slice(1)).toEqual([
      ['0101302989', '100', '160,00', 'Tímaskráning'],
      ['0101302989', '100', '-4,53', note],
      ['0101302989', '200', '4,53', note],
    ]);
  });

  it('are in the sums where no column has room for it, to the last place', () => {
    expect(rowsOf('h3').slice(1)).toEqual([
      ['0101302989', '100', '155,47'],
      ['0101302989', '200', '4,53'],
    ]);
    expect(rowsOf('dk')).toEqual([
      ['Kennitala', 'Deild', 'Nafn', '100', '200'],
      ['0101302989', 'Eldhús', 'Anna', '155,47', '4,53'],
    ]);
  });

  it('are all there is of somebody who has nothing else', () => {
    expect(
      rowsOf('generic', [LEFT])
        .slice(1)
        .map((row) => row.slice(3, 6)),
    ).toEqual([
      ['100', '-4,53', '01.10.2026'],
      ['200', '4,53', '01.10.2026'],
    ]);
    expect(rowsOf('payday', [LEFT])[1]).toEqual(['0101302989', 'Björk', '', '', '', '-4,53', '4,53']);
  });
});
