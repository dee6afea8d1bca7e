import { useLayoutEffect } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { useSending } from '#api/use-sending.ts';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { Toasts } from '#ui/toasts.tsx';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const RUNS = 'POST /companies/c1/payroll-runs';
const DEPARTMENTS = '/companies/c1/structure/departments';

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T08:00:00.000Z'));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

const timesSent = (route: string) =>
  api.requests.filter(({ method, url }) => route === `${method} ${new URL(url).pathname.slice(14)}`).length;

/** Nothing is drawn between the two. */
const twice = (press: () => void) =>
  act(async () => {
    press();
    press();
    await Promise.resolve();
  });

describe('two presses before the first can be seen to have begun', () => {
  it('make one file for payroll, and no refusal takes the place of it', async () => {
    const totals = [{ payrollCode: '100', minutes: 480 }];
    const run = {
      ...{ id: 'r1', number: 7, profileKey: 'generic', startDate: '2026-10-01', endDate: '2026-10-31' },
      ...{ kind: 'whole', madeAtUtc: '2026-11-21T09:00:00.000Z', madeBy: 'Ari', userId: 'u1' },
      ...{ fileName: 'a.csv', sha256: 'ab12', peopleCount: 1, totals },
    };
    const people = [
      {
        ...{ employeeId: 'p4', displayName: 'Dís Done', state: 'approved', canBeApproved: false },
        ...{ canBeReopened: true, isPaid: true, unmappedAbsences: [], sentBy: null, hours: null },
      },
    ];
    api.answer('GET /companies/c1/desk-frame', { data: FRAME });
    api.answer('GET /companies/c1/payroll-runs', { data: [] });
    api.answer('GET /companies/c1/export-profiles', { data: [{ key: 'generic', name: 'CSV' }] });
    api.answer('GET /companies/c1/payroll-month', {
      data: {
        startDate: '2026-10-01',
        endDate: '2026-10-31',
        checks: [],
        recentApprovals: [],
        movedFigures: [],
        people,
      },
      version: 'W/"1"',
    });
    api.answer('POST /companies/c1/payroll-run-previews', {
      data: { kind: 'whole', peopleCount: 1, totals, head: [], people: [], leftOut: [], olderWaiting: [] },
    });
    api.answer(RUNS, { data: { run, leftOut: [], olderWaiting: [] } });
    api.answer('GET /companies/c1/payroll-runs/r1/file', { status: 404, code: 'payroll_run.not_found' });
    open('/desk/month');
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the file' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/1 person/);
    const make = within(dialog).getByRole('button', { name: 'Make the file' });

    await twice(() => make.click());

    expect(await screen.findByRole('dialog', { name: /7/ })).toBeTruthy();
    expect(timesSent(RUNS)).toBe(1);
  });

  it('save a form once, also by Enter', async () => {
    api.answer(`GET ${DEPARTMENTS}`, { data: [] });
    api.answer(`POST ${DEPARTMENTS}`, { data: { id: 'd1', name: 'Bakery' } });
    open('/desk/company/departments');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add a department' }))[0]!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Bakery');
    const form = dialog.querySelector('form')!;

    await twice(() => form.requestSubmit());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(timesSent(`POST ${DEPARTMENTS}`)).toBe(1);
  });
});

it('a press at the first moment at which a refusal is seen is a press of its own', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')));
  function Eager() {
    const { isError, mutate } = useSending({ mutationFn: send });
    useLayoutEffect(() => {
      if (isError && send.mock.calls.length < 20) mutate();
    });
    return <button onClick={() => mutate()}>Send</button>;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Toasts>
        <Eager />
      </Toasts>
    </QueryClientProvider>,
  );

  await userEvent.click(screen.getByRole('button'));

  await waitFor(() => expect(send).toHaveBeenCalledTimes(20));
});

it('two presses of a link are one step, which Back takes back', async () => {
  api.answer('GET /companies/c1/desk-frame', { data: FRAME });
  api.answer('GET /companies/c1/today', 'no network');
  open('/desk/nowhere');
  const link = await screen.findByRole('link', { name: 'To the first page' });
  const steps = window.history.length;

  await twice(() => link.click());

  await screen.findByRole('heading', { level: 1, name: 'Today' });
  act(() => screen.getByRole('link', { name: /^Today/ }).click());
  expect(window.history.length).toBe(steps + 1);
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'There is no such page.' })).toBeTruthy();
});
