// What a page asks of the server when it is opened, and after the press of an approval. Each of these costs a company of hundreds some of its server.
import { timeoutManager } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { manageOperations } from '@stimpill/api-types/manage';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { apiByContract } from '#testing/api-by-contract.ts';
import { BJORK, FRAME } from '#testing/fake-api.ts';

// What is asked again by the clock is no part of this, however long a slow machine takes to show a page.
timeoutManager.setTimeoutProvider<number>({
  ...{ setTimeout: (call, ms) => window.setTimeout(call, ms), clearTimeout: (id) => clearTimeout(id) },
  ...{ setInterval: () => 0, clearInterval: () => undefined },
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** @returns what was asked, as it happens, and a way to wait until all of it is answered */
function open(address: string, frame: object = FRAME) {
  const [somebody] = manageOperations.checkPayrollMonth.example.data.people;
  const people = [{ ...somebody, state: 'checked', canBeApproved: true }];
  const checkPayrollMonth = { ...manageOperations.checkPayrollMonth.example.data, people };
  apiByContract(BJORK, { getDeskSession: { ...BJORK, frame }, checkPayrollMonth });
  const answer = fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => {
    const { pathname } = new URL(to, 'http://desk.test');
    asked.push(`${init.method} ${pathname.replace(/^\/api\/manage\/v1(\/companies\/c1)?/, '')}`);
    return answer(to, init);
  });
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  render(<App language="en" client={client} router={createDeskRouter()} />);
  const all = async () => {
    await waitFor(() => expect(client.isFetching()).toBe(0));
    return asked.toSorted();
  };
  return { asked, all };
}

it.each([
  ['/desk/today', 'Overdue', ['GET /moved-figures', 'GET /session', 'GET /today']],
  ['/desk/people', 'Search', ['GET /people', 'GET /session']],
  [
    '/desk/month',
    'Checklist',
    ['GET /export-profiles', 'GET /payroll-month', 'GET /payroll-runs', 'GET /session'],
  ],
])('%s asks for nothing beside the session that it does not show', async (address, shows, requests) => {
  const { asked, all } = open(address);
  await screen.findAllByText(shows);
  // Parts of a page come with programs of their own.
  await waitFor(() => expect(asked.toSorted()).toEqual(requests));

  expect(await all()).toEqual(requests);
});

it('an approval is followed by the month, and by nothing else', async () => {
  const { asked, all } = open('/desk/month?from=2026-10-21');
  await screen.findByText('Checklist');
  await all();
  asked.length = 0;

  await userEvent.click(screen.getByRole('button', { name: 'Approve 1 person' }));
  await waitFor(() => expect(asked).toContain('GET /payroll-month'));

  expect(await all()).toEqual(['GET /payroll-month', 'POST /payroll-month/approval']);
});

it('the numbers of the navigation, and what tells two of one name apart, come with the session', async () => {
  const { employeeId: id, displayName } = manageOperations.getToday.example.data.people[0];
  const namesakes = [
    { id, displayName, departments: [], employeeNumber: '7', jobTitle: null },
    { id: 'e9', displayName, departments: [], employeeNumber: '8', jobTitle: null },
  ];
  const { asked } = open('/desk/today', { ...FRAME, openQuestions: 12, waitingLeave: 3, namesakes });

  expect(await screen.findByRole('link', { name: /^Inbox ?Open questions: 12$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Leave ?Requests that wait: 3$/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^12 ?Open questions$/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: `${displayName} (7)` })).toBeTruthy();
  expect(asked).not.toContain('GET /desk-frame');
});
