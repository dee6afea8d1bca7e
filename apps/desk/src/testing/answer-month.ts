// What the page of a month asks for, at a moment after the month.
import { vi } from 'vitest';
import type { PayrollMonth } from '#api/payroll-month.ts';
import { BJORK, FRAME, type FakeApi } from './fake-api.ts';

type Answers = {
  readonly month: PayrollMonth;
  readonly run: object;
  readonly profiles?: readonly object[];
};

/** The clock stands, and the company has one pay period, from the 21st to the 20th. */
export function answerMonth(
  api: FakeApi,
  { month, run, profiles = [{ key: 'dk', name: 'DK' }] }: Answers,
): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T08:00:00.000Z'));
  const company = '/companies/c1';
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${company}/desk-frame`, { data: { ...FRAME, periodStartDay: 21 } });
  api.answer(`GET ${company}/payroll-runs`, { data: [run] });
  api.answer(`GET ${company}/export-profiles`, { data: profiles });
  api.answer(`GET ${company}/rule-sets`, { data: [] });
  api.answer(`GET ${company}/payroll-month`, { data: month, version: 'W/"1"' });
}
