import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const C1 = '/companies/c1';

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-01T08:00:00.000Z'));
  URL.createObjectURL = () => 'blob:none';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

/** By which key each request to make this was known. */
const keysOf = (end: string) =>
  api.requests
    .filter(({ method, url }) => method === 'POST' && url.endsWith(end))
    .map(({ headers }) => headers.get('idempotency-key'));

const SHARE = {
  ...{ agreement: 'vr-shop', state: 'earned', startDate: '2026-07-01', endDate: '2026-12-31' },
  ...{ dueOn: '2026-12-15', isSettledAtEnd: false, unit: 'weekHundredths', amount: 2640, full: 4500 },
  ...{ readings: null, sent: [], sentAmount: 0, proposedAmount: 2640 },
};

describe('anyone who presses again because no answer came sends the same press, which the server knows', () => {
  it('of the file of a yearly bonus', async () => {
    const anna = { employeeId: 'p1', displayName: 'Anna', ruleChangedOn: null, sentElsewhere: [] };
    api.answer(`GET ${C1}/bonuses`, {
      data: {
        ...{ kind: 'december', year: 2026, agreements: [], codes: [] },
        people: [{ ...anna, shares: [SHARE] }],
      },
    });
    api.answer(`GET ${C1}/export-profiles`, { data: [{ key: 'generic', name: 'CSV', target: 'generic' }] });
    api.answer(`POST ${C1}/bonus-runs`, 'no network');
    open('/desk/month/bonuses');
    const make = await screen.findByRole('button', { name: 'Make the file for 1 person' });

    await userEvent.click(make);
    await screen.findByRole('alert');
    api.answer(`POST ${C1}/bonus-runs`, { data: { id: 'r8', number: 8 } });
    await userEvent.click(make);

    await screen.findByText(/Run 8 is made/);
    const [first, again, ...more] = keysOf('/bonus-runs');
    expect([first, again, more]).toEqual([expect.any(String), first, []]);
  });

  it('of the values that a rule leaves open', async () => {
    const parameter = {
      ...{ key: 'callOutMinimum', unit: 'minutes', name: 'minimum of a call-out', decides: 'The least.' },
      ...{ noDefault: '', least: 0, most: 1440, taken: null, value: null, readings: [] },
    };
    const description = { name: 'Own', classes: [], beside: [], holidays: [] };
    const version = { number: 1, validFrom: '2020-01-01', agreement: null, mayChange: false, description };
    const ruleSet = { id: 'r1', name: 'Own', isDefault: true };
    const standing = (state: string) =>
      api.answer(`GET ${C1}/rule-sets`, {
        data: [{ ...ruleSet, state, versions: [{ ...version, parameters: [parameter] }] }],
      });
    const looks = () =>
      api.requests.filter(({ method, url }) => method === 'GET' && url.includes('/rule-sets'));
    standing('before');
    api.answer(`GET ${C1}/people`, { data: [] });
    api.answer(`POST ${C1}/rule-sets/r1/versions`, 'no network');
    open('/desk/company/pay-rules');
    await userEvent.click(await screen.findByRole('button', { name: 'Give the values' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('minimum of a call-out'), '180');
    await userEvent.type(dialog.getByLabelText('Hold from'), '1.11.2026');

    const before = looks().length;
    // The server has done it, and the page reads what stands there by now.
    standing('after');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the values' }));
    await dialog.findByRole('alert');
    await waitFor(() => expect(looks().length).toBeGreaterThan(before));
    expect(dialog.getByLabelText('minimum of a call-out')).toHaveProperty('value', '180');
    api.answer(`POST ${C1}/rule-sets/r1/versions`, { data: { ruleSetId: 'r1', number: 2 } });
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save the values' }));

    await screen.findByText('The values are there.');
    const [first, again, ...more] = keysOf('/versions');
    expect([first, again, more]).toEqual([expect.any(String), first, []]);
    const sent = api.requests.filter(({ url }) => url.endsWith('/versions'));
    const bodies: unknown[] = await Promise.all(sent.map((request) => request.clone().json()));
    expect(bodies).toMatchObject([{ seen: { state: 'before' } }, { seen: { state: 'before' } }]);
  });
});
