// People and minutes that a file for payroll can get wrong: what a spreadsheet takes for a formula or a day, an amount that is no round number of hours.
import { owedOf } from '#features/payroll-runs/amounts-owed.ts';
import type { ExportSettings } from '#features/payroll-runs/export-profile.ts';
import { fileRows, type FileRow } from '#features/payroll-runs/file-rows.ts';

export const EXAMPLE_PEOPLE = [
  { displayName: 'Þórður "Doddi" Æ', identity: '0101302989', department: 'Eldhús, Salur' },
  { displayName: '=HYPERLINK("x")', identity: '0101303019', department: '@salur' },
] as const;

/** By code; YV has become less than was sent. */
export const EXAMPLE_MINUTES = { DV: 9_605, YV: -90 } as const;

/** The settings as they are, and with a code that is written in minutes. */
export const inEachUnit = (settings: ExportSettings): readonly ExportSettings[] => [
  settings,
  { ...settings, minuteCodes: ['DV'] },
];

export const exampleRows = (settings: ExportSettings): readonly FileRow[] =>
  fileRows(
    EXAMPLE_PEOPLE.map((person, place) => ({
      ...person,
      employeeId: String(place),
      ...owedOf(EXAMPLE_MINUTES, [], settings),
      older: [],
    })),
    settings,
    { startDate: '2026-03-01', endDate: '2026-03-31' },
  );
