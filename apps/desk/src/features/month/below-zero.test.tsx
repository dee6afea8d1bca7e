import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { MonthPerson, PayrollMonth } from '#api/payroll-month.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { answerMonth } from '#testing/answer-month.ts';
import { fakeApi, type FakeApi } from '#testing/fake-api.ts';

const C1 = '/companies/c1';
const EGIL: MonthPerson = {
  ...{ employeeId: 'p5', displayName: 'Egil Changed', state: 'differences', canBeApproved: false },
  ...{ canBeReopened: true, isPaid: true, hours: null, unmappedAbsences: [], sentBy: 'dk' },
};
const FREYJA: MonthPerson = { ...EGIL, employeeId: 'p6', displayName: 'Freyja Sent', state: 'exported' };
const MONTH: PayrollMonth = {
  ...{ startDate: '2026-10-21', endDate: '2026-11-20', knownBy: 'kennitala', movedFigures: [] },
  ...{ checks: [], people: [EGIL, FREYJA], recentApprovals: [] },
};
const RUN = {
  ...{ id: 'r1', number: 7, profileKey: 'dk', startDate: '2026-10-21', endDate: '2026-11-20', kind: 'whole' },
  ...{
    madeAtUtc: '2026-11-21T09:00:00.000Z',
    madeBy: 'Ari Accountant',
    userId: 'u1',
    bonus: null,
    asApprovedReason: null,
  },
  ...{ fileName: 'dk.csv', sha256: 'ab12', peopleCount: 1, totals: [{ payrollCode: '100', minutes: 480 }] },
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  answerMonth(api, {
    month: MONTH,
    run: RUN,
    profiles: [
      { key: 'dk', name: 'DK', takesBelowZero: null },
      { key: 'h3', name: 'H3', takesBelowZero: 'https://example.is/h3' },
    ],
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

const lastPreview = async (): Promise<unknown> =>
  api.requests
    .findLast(({ url }) => url.endsWith('/payroll-run-previews'))
    ?.clone()
    .json();

const previewed = (rest: object) => ({
  data: {
    peopleCount: 1,
    totals: RUN.totals,
    head: [],
    people: [],
    leftOut: [],
    olderWaiting: [],
    replaces: [],
    ...rest,
  },
});

describe('a file with amounts below zero', () => {
  it('says for which systems that is known, and can be made anew with everybody whom the files before have', async () => {
    api.answer(`POST ${C1}/payroll-run-previews`, previewed({ kind: 'differences', isBelowZero: true }));
    open('/desk/month');
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the differences' }));
    const dialog = await screen.findByRole('dialog', { name: 'Differences since the file was sent' });
    await within(dialog).findByText(/It is not known whether DK takes them. Known to take them: H3./);

    const anew = previewed({ kind: 'anew', isBelowZero: false, replaces: [3, 5] });
    api.answer(`POST ${C1}/payroll-run-previews`, anew);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Everything anew instead' }));

    const next = await screen.findByRole('dialog', { name: 'Everything anew, before the file is made' });
    expect(await within(next).findByText(/or it is paid twice: 3, 5\./)).toBeTruthy();
    expect(await lastPreview()).toMatchObject({
      employeeIds: ['p5', 'p6'],
      again: 'anew',
      leavesOutUnready: false,
    });
  });

  it('says where the maker of the system tells that it takes them', async () => {
    const month = { ...MONTH, people: [{ ...EGIL, sentBy: 'h3' }] };
    api.answer(`GET ${C1}/payroll-month`, { data: month, version: 'W/"2"' });
    api.answer(`POST ${C1}/payroll-run-previews`, previewed({ kind: 'differences', isBelowZero: true }));
    open('/desk/month?profile=h3');
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the differences' }));

    expect(await screen.findByText(/H3 is known to take them/)).toBeTruthy();
    const source = screen.getByRole('link', { name: 'What its maker says' });
    expect(source.getAttribute('href')).toBe('https://example.is/h3');
  });
});
