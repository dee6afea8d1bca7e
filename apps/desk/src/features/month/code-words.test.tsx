import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { manageOperations } from '@stimpill/api-types/manage';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { apiByContract } from '#testing/api-by-contract.ts';
import { BJORK } from '#testing/fake-api.ts';
import { wideWindow } from '#testing/wide-window.ts';

const named = (key: string, code: string | null, en: string) => ({
  ...{ key, code, isGiven: true },
  names: [{ is: en, en, pl: en }],
});
const { data: run } = manageOperations.getPayrollRun.example;
const { data: month } = manageOperations.checkPayrollMonth.example;
const [check] = month.checks;

afterEach(() => vi.unstubAllGlobals());

function open(address: string) {
  const payrollCode = run.totals[0]!.payrollCode;
  apiByContract(
    { ...BJORK, language: 'en' },
    {
      getPayrollCodes: { lines: [named('DV', payrollCode, 'day work'), named('YV', null, 'overtime')] },
      checkPayrollMonth: {
        ...month,
        checks: [{ ...check, code: 'lineUnmapped', page: 'payrollCodes', people: [], names: ['YV'] }],
      },
    },
  );
  wideWindow();
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
  return payrollCode;
}

it('what has no code is called in the checklist as the rules call it', async () => {
  open('/desk/month');

  const list = await screen.findByRole('list', { name: 'Pay lines without a wage code' });
  await waitFor(() => expect(list.textContent).toBe('overtime'));
});

it('a code of a run stands with what is paid under it', async () => {
  const payrollCode = open('/desk/month/runs?open=r1');

  expect(await screen.findByRole('rowheader', { name: `${payrollCode} day work` })).toBeTruthy();
});
