import type { ExportSettings } from './export-profiles.ts';

/** How it looks, for the examples of operations that answer with it. */
export const EXPORT_SETTINGS_EXAMPLE: ExportSettings = {
  format: 'csv',
  shape: 'long',
  identity: 'kennitala',
  columns: [
    { content: 'identity', heading: 'Kennitala', text: null },
    { content: 'payrollCode', heading: 'Launaliður', text: null },
    { content: 'amount', heading: 'Einingar', text: null },
  ],
  leadingCodes: [],
  separator: ';',
  decimalMark: ',',
  decimals: 2,
  encoding: 'utf-8-bom',
  hasHeadings: true,
  dateForm: 'dd.MM.yyyy',
  minuteCodes: [],
  writesZeros: false,
  fileName: 'laun-{startDate}-{endDate}.csv',
};
