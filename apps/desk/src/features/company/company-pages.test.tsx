import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsIn } from '@stimpill/api-types/settings';
import { TEXT_FAULTS } from '@stimpill/api-types/plain-text';
import type { CompanySettings } from '#api/company-settings.ts';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { IN_FORM } from './settings-values.ts';

const COMPANY = '/companies/c1';
const DEPARTMENTS = `${COMPANY}/structure/departments`;
const PERIODS = `${COMPANY}/structure/pay-periods`;
const PROJECTS = `${COMPANY}/structure/projects`;
const SETTINGS: CompanySettings = {
  name: 'Bakaríið við höfnina ehf.',
  timeZone: 'Atlantic/Reykjavik',
  language: 'is',
  features: { enableProjects: true, enableShifts: false, enableRuleSlots: false },
  terminal: {
    anonymous: false,
    allowedIpRanges: ['192.0.2.0/24'],
    projectSelection: 'none',
    gpsOnClockIn: false,
    punchPhoto: 'none',
    missingPhotoBlocks: false,
    offlinePunchesNeedReview: false,
    asksAboutBreaks: false,
    letsPhonesIn: true,
  },
  retentionDays: { coordinates: 90, photos: 30 },
  holidays: { calendar: 'IS', extra: [], removed: ['2026-12-26'] },
  paidBySalary: { sick: true, sickChild: false, vacation: false },
  forgottenOutsMailAt: null,
  decidesOwnTime: false,
  factorDemandedFrom: { owner: null, manager: null, accountant: null },
  workingTimeReferenceMonths: 4,
  planToleranceMinutes: 15,
  longestEntryHours: 16,
  waitsForWordsDays: 0,
  bonuses: { publicEmployer: null, decemberYear: 'calendarYear', unpaidLeave: null },
  notInHolidayPay: [],
  defaultRuleSetId: null,
  defaultPayPeriodId: null,
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${COMPANY}/settings`, { data: SETTINGS, version: '"1"' });
  api.answer(`GET ${COMPANY}/rule-sets`, { data: [] });
  api.answer(`GET ${PERIODS}`, { data: [] });
  api.answer(`GET ${DEPARTMENTS}`, { data: [{ id: 'd1', name: 'Kitchen', activePeople: 4 }] });
  api.answer(`GET ${DEPARTMENTS}/d1`, { data: { id: 'd1', name: 'Kitchen' }, version: '"1"' });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(page: string) {
  window.history.replaceState(null, '', `/desk/company/${page}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const sent = async (method: string) => {
  const found = api.requests.filter((each) => each.method === method);
  return Promise.all(
    found.map(async (each) => ({
      version: each.headers.get('if-match'),
      body: (await each.clone().json()) as unknown,
    })),
  );
};

describe('the settings', () => {
  it('are sent whole, in the version that was read, and what has another page stays as it was', async () => {
    api.answer(`PUT ${COMPANY}/settings`, { data: SETTINGS, version: '"2"' });
    open('settings');

    await userEvent.type(await screen.findByLabelText('Sent each day at'), '2130');
    const ranges = screen.getByLabelText('Addresses from which terminals may punch');
    await userEvent.type(ranges, '{Enter}2001:db8::/32{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('The settings are saved.')).toBeTruthy();
    const terminal = { ...SETTINGS.terminal, allowedIpRanges: ['192.0.2.0/24', '2001:db8::/32'] };
    const body = { ...SETTINGS, terminal, forgottenOutsMailAt: '21:30' };
    expect(await sent('PUT')).toEqual([{ version: '"1"', body }]);
  });

  it('have a field each, which follows from their description', async () => {
    open('settings');
    const name = await screen.findByLabelText('Name');
    const fields = name.closest('form')?.querySelectorAll('input, select, textarea');

    expect(fields).toHaveLength(settingsIn(IN_FORM).length);
  });

  it('that two people changed at once stand side by side under the names that they have on the form', async () => {
    api.answer(`PUT ${COMPANY}/settings`, { status: 412, code: 'record.changed_meanwhile' });
    open('settings');
    await userEvent.selectOptions(await screen.findByLabelText('Photo at a punch'), 'Must be taken');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Ask for the place when somebody clocks in' }),
    );
    const terminal = { ...SETTINGS.terminal, punchPhoto: 'optional' };
    api.answer(`GET ${COMPANY}/settings`, { data: { ...SETTINGS, terminal }, version: '"2"' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    const both = await screen.findByRole('dialog', { name: 'This was changed meanwhile' });
    expect(within(both).getByText('Photo at a punch')).toBeTruthy();
    expect(within(both).getByText('Must be taken')).toBeTruthy();
    expect(within(both).getByText('May be taken')).toBeTruthy();
    expect(within(both).queryByText('Ask for the place when somebody clocks in')).toBeNull();
  });

  it('have contents, which lead to a part of the page and to no other address', async () => {
    open('settings');
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    expect(within(contents).getAllByRole('link')).toHaveLength(8);
    await userEvent.click(within(contents).getByRole('link', { name: 'Kept for' }));

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kept for' }));
    expect(location.hash).toBe('');
  });

  it('say beside its field what the server does not accept, as a sentence', async () => {
    api.answer(`PUT ${COMPANY}/settings`, {
      status: 400,
      code: 'request.invalid',
      field: 'terminal.allowedIpRanges[0]',
      message: 'terminal.allowedIpRanges[0] must be an address range in CIDR form.',
    });
    open('settings');
    const ranges = await screen.findByLabelText('Addresses from which terminals may punch');
    await userEvent.type(ranges, 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(ranges.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/Type address ranges such as 192.0.2.0\/24/)).toBeTruthy();
  });

  it('can be looked at by an accountant, and not changed', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'accountant' } });
    open('settings');

    expect(await screen.findByText('You can look at this. An owner can change it.')).toBeTruthy();
    expect(await screen.findByLabelText('Time zone')).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('Time zone').matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('a department', () => {
  it('whose stored name has marks that nobody sees is shown with a sign for each, and is not changed by that', async () => {
    const name = 'Bak\u202eerí';
    api.answer(`GET ${DEPARTMENTS}`, { data: [{ id: 'd1', name, activePeople: 4 }] });
    api.answer(`GET ${DEPARTMENTS}/d1`, { data: { id: 'd1', name }, version: '"1"' });
    const message = `name ${TEXT_FAULTS.unseen}.`;
    api.answer(`PUT ${DEPARTMENTS}/d1`, { status: 400, code: 'request.invalid', field: 'name', message });
    open('departments?open=d1');
    const field = await screen.findByLabelText('Department');
    expect(field).toHaveProperty('value', 'Bak[U+202E]erí');
    expect(screen.getByText('Bak[U+202E]erí')).toBeTruthy();

    await userEvent.type(field, ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/Leave out .* characters that cannot be seen/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await sent('PUT')).toEqual([{ version: '"1"', body: { name: `${name} 2` } }]);
  });

  it('that somebody else renamed meanwhile is shown in both versions, and saved over only when asked', async () => {
    api.answer(`PUT ${DEPARTMENTS}/d1`, { status: 412, code: 'record.changed_meanwhile' });
    open('departments?open=d1');
    const name = await screen.findByLabelText('Department');
    await userEvent.clear(name);
    await userEvent.type(name, 'Big kitchen');
    api.answer(`GET ${DEPARTMENTS}/d1`, { data: { id: 'd1', name: 'Cold kitchen' }, version: '"2"' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    const both = await screen.findByRole('dialog', { name: 'This was changed meanwhile' });
    expect(within(both).getByText('Big kitchen')).toBeTruthy();
    expect(within(both).getByText('Cold kitchen')).toBeTruthy();
    api.answer(`PUT ${DEPARTMENTS}/d1`, { data: { id: 'd1', name: 'Big kitchen' }, version: '"3"' });
    await userEvent.click(within(both).getByRole('button', { name: 'Save yours over it' }));

    expect(await screen.findByText('The department has its new name.')).toBeTruthy();
    expect((await sent('PUT')).map(({ version }) => version)).toEqual(['"1"', '"2"']);
  });

  it('with a name that is taken is refused beside the name', async () => {
    api.answer(`POST ${DEPARTMENTS}`, { status: 409, code: 'record.name_taken', field: 'name' });
    open('departments?open=new');
    const dialog = await screen.findByRole('dialog', { name: 'New department' });
    await userEvent.type(within(dialog).getByLabelText('Department'), 'kitchen');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a department' }));

    expect(await within(dialog).findByText(/Another one has this name already/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  });
});

describe('a pay period', () => {
  it('by which people are paid keeps its first day, and says why', async () => {
    const period = { id: 'p1', name: '26 to 25', startDay: 26, isInUse: true };
    api.answer(`GET ${PERIODS}`, { data: [period] });
    api.answer(`GET ${PERIODS}/p1`, { data: period, version: '"1"' });
    open('pay-periods?open=p1');

    expect(await screen.findByText(/so its first day stays/)).toBeTruthy();
    expect(screen.queryByLabelText('First day of the month')).toBeNull();
    expect(screen.getByText('from the 26. to the 25. of the next month')).toBeTruthy();
  });
});

describe('a project', () => {
  it('is sent with its parts; what is empty is null, and a new part has no id', async () => {
    api.answer(`GET ${PROJECTS}`, { data: [] });
    api.answer(`POST ${PROJECTS}`, { data: {} });
    open('projects?open=new');
    const dialog = await screen.findByRole('dialog', { name: 'New project' });
    await userEvent.type(within(dialog).getByLabelText('Project'), 'Catering');
    await userEvent.type(within(dialog).getByLabelText('Planned first day'), '1.12.2026');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a part' }));
    await userEvent.type(within(dialog).getByLabelText('Name of part 1'), 'Weddings');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a project' }));

    expect(await screen.findByText('The project is there, and time may be booked on it.')).toBeTruthy();
    const subProjects = [{ id: null, name: 'Weddings', code: null, isActive: true }];
    const said = { name: 'Catering', code: null, isActive: true, startDate: '2026-12-01', endDate: null };
    expect(await sent('POST')).toEqual([{ version: null, body: { ...said, subProjects } }]);
  });
});
