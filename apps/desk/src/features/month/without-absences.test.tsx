import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { MonthCheck, MonthPerson, PayrollMonth } from '#api/payroll-month.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { answerMonth } from '#testing/answer-month.ts';
import { fakeApi, type FakeApi } from '#testing/fake-api.ts';

const C1 = '/companies/c1';
const DIS = { employeeId: 'p4', displayName: 'Dís Sick' };
const SICK: MonthPerson = {
  ...{ ...DIS, state: 'approved', canBeApproved: false, canBeReopened: true, isPaid: true, sentBy: null },
  hours: null,
  unmappedAbsences: [
    { kind: 'sick', minutes: 480, blocks: true },
    { kind: 'vacation', minutes: 480, blocks: true },
  ],
};
const aCheck = (code: MonthCheck['code'], count: number, blocks: boolean): MonthCheck => ({
  ...{ code, blocks, count, people: [{ ...DIS, count, minutes: null }], names: [], page: 'payrollCodes' },
  words: [],
  bonus: null,
});
const MONTH: PayrollMonth = {
  ...{ startDate: '2026-10-21', endDate: '2026-11-20', knownBy: 'kennitala', movedFigures: [] },
  checks: [aCheck('absenceUnmapped', 2, true), aCheck('absenceUnsettled', 1, false)],
  ...{ people: [SICK], recentApprovals: [] },
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
  answerMonth(api, { month: MONTH, run: RUN });
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

describe('absence without a wage code', () => {
  it('is a line of the month with the people and the way to the codes', async () => {
    open('/desk/month');

    const line = (await screen.findByText('Absence without a wage code, paid by the hour')).closest('li')!;
    expect(line.textContent).toContain('In the way');
    expect(within(line).getByRole('link', { name: 'Dís Sick (2)' }).getAttribute('href')).toBe(
      '/desk/people/p4',
    );
    const codes = within(line).getByRole('link', { name: 'Wage codes' });
    expect(codes.getAttribute('href')).toBe('/desk/company/wage-codes?target=dk');
  });

  it('is left out of a file only with a reason, which the look at the file sends', async () => {
    const message = 'Dís Sick is not ready to be paid (absence.unmapped), so no file was made.';
    api.answer(`POST ${C1}/payroll-run-previews`, { status: 409, code: 'payroll.not_ready', message });
    open('/desk/month');
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the file' }));
    const field = await screen.findByLabelText('Dís Sick, sick leave, 8 h: why without it');
    expect(screen.getByRole('alert').textContent).toContain('Not ready to be paid: Dís Sick');

    const { kind, totals } = RUN;
    const paid = { ...DIS, isByNumber: false, lines: totals, older: [] };
    const withoutAbsences = [{ kind: 'sick', minutes: 480, reason: 'Paid in December' }];
    const people = [{ ...paid, withoutAbsences }];
    const data = { kind, peopleCount: 1, totals, head: [], people, leftOut: [], olderWaiting: [] };
    api.answer(`POST ${C1}/payroll-run-previews`, { data });
    await userEvent.type(field, ' Paid in December');
    await userEvent.click(screen.getByRole('button', { name: 'Go on without these' }));

    expect(await screen.findByText('Dís Sick, sick leave, 8 h: Paid in December')).toBeTruthy();
    expect(await lastPreview()).toMatchObject({
      withoutAbsences: [{ employeeId: 'p4', kind: 'sick', reason: 'Paid in December' }],
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make the file' })).toHaveProperty('disabled', false),
    );
  });

  it('that is gone since the last file is asked about as that, without the way to the codes', async () => {
    const gone = { ...SICK, state: 'differences', sentBy: 'dk' } as const;
    const unmappedAbsences = [{ kind: 'sick', minutes: 0, blocks: true } as const];
    answerMonth(api, { month: { ...MONTH, people: [{ ...gone, unmappedAbsences }] }, run: RUN });
    const message = 'Dís Sick is not ready to be paid (absence.gone), so no file was made.';
    api.answer(`POST ${C1}/payroll-run-previews`, { status: 409, code: 'payroll.not_ready', message });
    open('/desk/month');
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the differences' }));

    expect(
      await screen.findByLabelText(/^Dís Sick, sick leave: not in the last file, and gone/),
    ).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryByRole('link', { name: 'To the wage codes' })).toBeNull();
  });

  it('stands with its reason in the run that was made without it', async () => {
    const withoutAbsences = [{ kind: 'vacation', minutes: 480, reason: 'Paid in December' }];
    const person = { ...DIS, isByNumber: false, lines: RUN.totals, entries: [], older: [], withoutAbsences };
    api.answer(`GET ${C1}/payroll-runs/r1`, { data: { ...RUN, ruleVersions: [], people: [person] } });
    open('/desk/month/runs?open=r1');

    expect(await screen.findByText('Absence that is in no line, and why')).toBeTruthy();
    expect(screen.getByText('Dís Sick, vacation, 8 h: Paid in December')).toBeTruthy();
  });
});
