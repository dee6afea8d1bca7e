import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { ANNA, LISTED_ANNA } from '#testing/people.ts';

const PERSON = '/companies/c1/people/a1';
const CARD = {
  employeeId: 'a1',
  displayName: ANNA.displayName,
  employeeNumber: '118',
  departmentNames: ['Bakarí'],
  language: 'is',
  pin: '4093',
};

const SIGN_IN = {
  hasPin: true,
  pinLockedUntilAtUtc: null,
  hasPassword: false,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  lastSignInAtUtc: null,
  isMailSetUp: true,
  waitingAddress: null,
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/people', { data: [LISTED_ANNA] });
  api.answer(`GET ${PERSON}`, { data: ANNA });
  api.answer('GET /companies/c1/structure/departments', {
    data: [
      { id: 'd1', name: 'Bakarí', activePeople: 1 },
      { id: 'd2', name: 'Kaffihús', activePeople: 0 },
    ],
  });
  api.answer('GET /companies/c1/rule-sets', { data: [] });
  api.answer('GET /companies/c1/structure/pay-periods', { data: [] });
  api.answer(`GET ${PERSON}/sign-in`, {
    data: SIGN_IN,
  });
  api.answer(`GET ${PERSON}/sessions`, { data: [] });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const bodyOf = async (method: string) => {
  const sent = api.requests.filter((each) => each.method === method).at(-1);
  return sent && ((await sent.clone().json()) as Record<string, unknown>);
};

it('of somebody who is not there leads on, and to nothing that could be done about them', async () => {
  api.answer(`GET ${PERSON}`, { status: 404, code: 'employee.not_found' });
  open('/desk/people/a1/access?open=pin');

  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such person.' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('The link may be old or mistyped.')).toBeTruthy();
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/desk/people']);
  expect(main.queryByRole('button')).toBeNull();
});

describe('the page of a person', () => {
  it('saves what was changed and sends the rest as it was read', async () => {
    api.answer(`PUT ${PERSON}`, { data: { ...ANNA, jobTitle: 'Verkstjóri' } });
    open('/desk/people/a1');
    const title = await screen.findByLabelText('Job title');

    await userEvent.clear(title);
    await userEvent.type(title, 'Verkstjóri');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kaffihús' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved.')).toBeTruthy();
    const { id: _id, role: _role, workPatternChanges: _later, ...said } = ANNA;
    expect(await bodyOf('PUT')).toEqual({
      ...said,
      kennitala: '1201743399',
      jobTitle: 'Verkstjóri',
      departmentIds: ['d1', 'd2'],
    });
  });

  it('says beside the field that somebody else has the address, and keeps what was typed', async () => {
    open('/desk/people/a1');
    const email = await screen.findByLabelText('E-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'bjorn@example.is');
    api.answer(`PUT ${PERSON}`, { status: 409, code: 'person.email_taken', field: 'email' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/Somebody else signs in with this e-mail/)).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect((email as HTMLInputElement).value).toBe('bjorn@example.is');
  });

  it('shows both versions where somebody else has changed the same field meanwhile', async () => {
    open('/desk/people/a1');
    const title = await screen.findByLabelText('Job title');
    await userEvent.type(title, '!');
    api.answer(`PUT ${PERSON}`, { status: 412, code: 'record.changed_meanwhile' });
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, jobTitle: 'Kokkur' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    const dialog = await screen.findByRole('dialog', { name: /This was changed meanwhile/ });
    const row = within(dialog).getByRole('row', { name: /Job title/ });
    expect(within(row).getByText('Bakari!')).toBeTruthy();
    expect(within(row).getByText('Kokkur')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep what is on the server' }));
    await waitFor(() => expect((title as HTMLInputElement).value).toBe('Kokkur'));
  });

  it.each([
    ['120174-3389', /No check digit: right for numbers given out since 18 February 2026. Look again/],
    ['570607-0560', /the number of a company/],
    ['310490-2989', /There is no such day/],
    ['120174-3398', /more than 110 years old/],
  ])('asks once, beside the field, for a second look at %s', async (typed, said) => {
    open('/desk/people/a1');
    const field = await screen.findByLabelText('Kennitala');
    expect(screen.queryByText(said)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, typed);

    expect(await screen.findAllByText(said)).toHaveLength(1);
  });

  it.each([
    ['12017433', 'A kennitala has ten digits. Look at it again.'],
    ['120174-33991', 'A kennitala has ten digits. Look at it again.'],
    ['101901239', 'A kennitala has ten digits. Is the zero at the front missing? 010190-1239'],
  ])(
    'says what is wrong with the length of %s once the field is left, and not while it is typed',
    async (typed, said) => {
      open('/desk/people/a1');
      const field = await screen.findByLabelText('Kennitala');
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(screen.queryByText(/has ten digits/)).toBeNull();
      await userEvent.tab();

      expect(await screen.findAllByText(said)).toHaveLength(1);
    },
  );

  it('asks for a second look at a date of birth more than 110 years ago', async () => {
    open('/desk/people/a1');
    const field = await screen.findByLabelText('Date of birth');
    await userEvent.clear(field);
    await userEvent.type(field, '1.1.1880');
    await userEvent.tab();

    expect(await screen.findAllByText('This day is more than 110 years ago. Look again.')).toHaveLength(1);
  });

  it('says nothing of a number of the system register, which has neither date nor check digit', async () => {
    open('/desk/people/a1');
    const field = await screen.findByLabelText('Kennitala');
    await userEvent.clear(field);
    await userEvent.type(field, '892350-1739');

    expect(screen.queryByText(/Look/)).toBeNull();
    expect(screen.queryByRole('button', { name: /from the kennitala/ })).toBeNull();
  });

  it('proposes the date of birth that the kennitala says, and fills it in when asked', async () => {
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, birthDate: null } });
    api.answer(`PUT ${PERSON}`, { data: { ...ANNA, birthDate: '1974-01-12' } });
    open('/desk/people/a1');

    await userEvent.click(await screen.findByRole('button', { name: 'Take 12.1.1974 from the kennitala' }));

    const field = screen.getByLabelText<HTMLInputElement>('Date of birth');
    expect(field.value).toBe('12.1.1974');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: /from the kennitala/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  it('lets a manager of the department change the record, within their departments', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'manager', departmentIds: ['d1'] } });
    open('/desk/people/a1');

    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'Bakarí' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Kaffihús' })).toBeNull();
  });

  it('says by which rule somebody is paid, and since when', async () => {
    const version = { number: 2, validFrom: '2025-01-01', agreement: null, description: {} };
    const ruleSet = { id: 'r1', name: 'Dagvinna', isDefault: true, versions: [version] };
    api.answer('GET /companies/c1/rule-sets', { data: [ruleSet] });
    open('/desk/people/a1/pay');

    const part = (await screen.findByRole('heading', { name: 'Paid today' })).closest('section')!;
    expect(within(part).getByText('Dagvinna')).toBeTruthy();
    expect(within(part).getByText('1 Jan 2025')).toBeTruthy();
  });

  it('says that an employee who gets another role needs a link, which is made on the same page', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'owner' } });
    open('/desk/people/a1/access');
    await userEvent.click(await screen.findByRole('radio', { name: 'Manager' }));
    api.answer(`PUT ${PERSON}/role`, { data: { ...ANNA, role: 'manager' } });
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, role: 'manager' } });
    await userEvent.click(screen.getByRole('button', { name: 'Change the role' }));

    expect(await screen.findByText(/They choose a new password: make them a link/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();

    await userEvent.click(await screen.findByRole('radio', { name: 'Employee' }));
    api.answer(`PUT ${PERSON}/role`, { data: ANNA });
    api.answer(`GET ${PERSON}`, { data: ANNA });
    await userEvent.click(screen.getByRole('button', { name: 'Change the role' }));
    expect(await screen.findByText('The role is changed. It counts at once.')).toBeTruthy();
  });

  it('shows a new PIN once', async () => {
    api.answer(`POST ${PERSON}/pin`, { data: CARD });
    open('/desk/people/a1/access');
    await userEvent.click(await screen.findByRole('button', { name: 'New PIN' }));
    const asked = screen.getByRole('dialog', { name: 'Make a new PIN?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'New PIN' }));

    const dialog = await screen.findByRole('dialog', { name: `The PIN of ${ANNA.displayName}` });
    expect(within(dialog).getByText('4093')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('4093')).toBeNull());
  });

  it('says that somebody is clocked in before their employment ends', async () => {
    api.answer(`POST ${PERSON}/end`, {
      data: { person: { ...ANNA, employmentEndDate: '2026-12-31' }, inSinceAtUtc: null, endedSessions: 0 },
    });
    open('/desk/people/a1/employment');
    await userEvent.click(await screen.findByRole('button', { name: 'End the employment' }));
    const dialog = screen.getByRole('dialog', { name: 'When is the last day?' });
    expect(await within(dialog).findByText(/is clocked in since/)).toBeTruthy();

    await userEvent.type(within(dialog).getByLabelText('Last day'), '31.12.2026');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End the employment' }));

    expect(await screen.findByText('The last day is 31 Dec 2026.')).toBeTruthy();
    expect(await bodyOf('POST')).toEqual({ lastDay: '2026-12-31', seen: { lastDay: null } });
  });

  it('lets a manager see an owner, and change nothing', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'manager' } });
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, role: 'owner' } });
    open('/desk/people/a1');

    expect(
      await screen.findByText('Only an owner can change this for somebody with this role.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
  });

  it('lets a manager change of an accountant what decides nobody’s access, and says what an owner changes', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'manager' } });
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, role: 'accountant' } });
    open('/desk/people/a1');

    expect(await screen.findByText(/only an owner changes the departments/)).toBeTruthy();
    expect((await screen.findByRole('checkbox', { name: 'Bakarí' })).matches(':disabled')).toBe(true);
    expect(screen.getByLabelText('E-mail').matches(':disabled')).toBe(true);
    expect(screen.getByLabelText('Telephone').matches(':disabled')).toBe(false);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('offers a manager neither an end nor a PIN of an accountant, but to unlock theirs', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'manager' } });
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, role: 'accountant' } });
    api.answer(`GET ${PERSON}/sign-in`, {
      data: { ...SIGN_IN, pinLockedUntilAtUtc: '2026-12-31T12:00:00.000Z' },
    });
    open('/desk/people/a1/access');

    expect(await screen.findByText('For somebody with this role only an owner makes a PIN.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unlock the PIN' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New PIN' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Signed in now' })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Employment' }));
    expect(
      await screen.findByText('Only an owner can change this for somebody with this role.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End the employment' })).toBeNull();
  });
});

describe('adding a person', () => {
  it('adds them and shows their PIN once', async () => {
    api.answer('POST /companies/c1/people', { data: { ...ANNA, displayName: 'Ný Persóna' } });
    api.answer(`POST ${PERSON}/pin`, { data: { ...CARD, displayName: 'Ný Persóna' } });
    open('/desk/people/new');
    await userEvent.type(await screen.findByLabelText('Name'), 'Ný Persóna');
    await userEvent.click(screen.getByRole('button', { name: 'Add the person' }));

    expect(await screen.findByText('4093')).toBeTruthy();
    const added = api.requests.find(({ url }) => url.endsWith('/companies/c1/people') && url !== '');
    expect(added).toBeTruthy();
    const body = api.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/people'))!;
    expect(await body.clone().json()).toMatchObject({
      displayName: 'Ný Persóna',
      employmentRatio: 1,
      workPattern: null,
      entitlements: null,
      email: null,
    });
  });
});
