import type { MappedLine } from '@stimpill/api-types/manage';
import type { MappedLine as Line } from './change-payroll-codes.ts';

export function toPayrollCodeMap(lines: readonly Line[]): { lines: MappedLine[] } {
  return {
    lines: lines.map(({ key, names, code, isGiven }) => ({
      key,
      names: names.map(({ is, en, pl }) => ({ is, en, pl })),
      code,
      isGiven,
    })),
  };
}
