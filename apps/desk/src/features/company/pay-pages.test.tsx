import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { Agreement, MappedLine, RuleSet } from '#api/pay-rules.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { LISTED_ANNA } from '#testing/people.ts';

const COMPANY = '/companies/c1';
const DESCRIPTION = {
  name: 'SGS / Efling: day work',
  classes: [
    { name: 'day work', when: ['07:00–17:00'], bucketName: 'daytime', payLine: 'DV', premiumLines: [] },
  ],
  beside: ['A call-out pays at least 4:00 h.'],
  holidays: [{ dayClass: 'SH' as const, names: ['Christmas Day'] }],
};
const AGREEMENT: Agreement = {
  key: 'sgs',
  lastCheckedOn: '2026-11-21',
  sources: ['https://efling.is/dagvinna/'],
  description: DESCRIPTION,
  parameters: [],
};
const RULE_SET: RuleSet = {
  id: 'r1',
  name: 'Day work',
  isDefault: true,
  state: 's1',
  versions: [
    {
      ...{ number: 1, validFrom: '2020-01-01', agreement: 'sgs', mayChange: false },
      ...{ description: DESCRIPTION, parameters: [] },
    },
    {
      ...{ number: 2, validFrom: '2099-01-01', agreement: null, mayChange: true },
      ...{ description: { ...DESCRIPTION, name: null }, parameters: [] },
    },
  ],
};
const line = (key: string, code: string | null): MappedLine => ({ key, code, names: [], isGiven: true });

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${COMPANY}/agreements`, { data: [AGREEMENT] });
  api.answer(`GET ${COMPANY}/rule-sets`, { data: [RULE_SET] });
  api.answer(`POST ${COMPANY}/example-weeks`, {
    data: { work: [], lines: [{ payLine: 'DV', name: 'day work', minutes: 2_430 }], beside: [] },
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(page: string) {
  window.history.replaceState(null, '', `/desk/company/${page}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const sent = async (method: string, end: string): Promise<unknown> => {
  const found = api.requests.findLast((each) => each.method === method && each.url.includes(end));
  return found === undefined ? undefined : ((await found.clone().json()) as unknown);
};

describe('the pay rules', () => {
  it('show the version that holds today in plain words, and any other when it is chosen', async () => {
    open('pay-rules');

    expect(await screen.findByText('Holds now')).toBeTruthy();
    expect(screen.getByText('A call-out pays at least 4:00 h.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Version'), 'Version 2, from 1 Jan 2099');
    expect(screen.getByText('Not yet')).toBeTruthy();
    expect(screen.getByText('A rule of your own')).toBeTruthy();
  });

  it.each([
    ['an agreement that ships', 'sgs'],
    ['a rule of the company’s own', null],
  ])('show what %s leaves to the company, and take it from a day on', async (_, agreement) => {
    const parameter = {
      ...{
        key: 'callOutMinimum',
        unit: 'minutes' as const,
        name: 'minimum of a call-out',
        decides: 'The least.',
      },
      ...{ noDefault: 'No page has it.', least: 0, most: 1440, taken: null, value: null },
      readings: [
        { value: 180, says: 'Labour Court 3/2011: three hours.', source: 'https://felagsdomur.is/' },
      ],
    };
    const [first] = RULE_SET.versions;
    api.answer(`GET ${COMPANY}/rule-sets`, {
      data: [{ ...RULE_SET, versions: [{ ...first!, agreement, parameters: [parameter] }] }],
    });
    api.answer(`POST ${COMPANY}/rule-sets/r1/versions`, { data: { ruleSetId: 'r1', number: 2 } });
    open('pay-rules');

    expect(await screen.findByText('Not given yet')).toBeTruthy();
    expect(screen.getByText(/three hours/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Give the values' }));
    await userEvent.type(screen.getByLabelText('minimum of a call-out'), '180');
    await userEvent.type(screen.getByLabelText('Hold from'), '1.11.2026');
    await userEvent.click(screen.getByRole('button', { name: 'Save the values' }));

    await screen.findByText('The values are there.');
    expect(await sent('POST', '/rule-sets/r1/versions')).toEqual({
      ...{ validFrom: '2026-11-01', agreement, definition: null },
      parameters: [{ key: 'callOutMinimum', value: 180 }],
      seen: { state: 's1' },
    });
  });

  it('name the people they pay, and first those whom none pays', async () => {
    const without = { ...LISTED_ANNA, id: 'b2', displayName: 'Örn Án', ruleSetId: null };
    api.answer(`GET ${COMPANY}/people`, { data: [LISTED_ANNA, without] });
    open('pay-rules');

    const notice = await screen.findByText(/^1 person has no pay rule/);
    expect(notice.parentElement!.textContent).toContain('Örn Án');
    await userEvent.click(screen.getByText('Pays 1 person'));
    const link = screen.getByRole('link', { name: LISTED_ANNA.displayName });
    expect(link.getAttribute('href')).toBe('/desk/people/a1/pay');
  });

  it('get a new version in the rule lab, which begins with the rule itself', async () => {
    open('pay-rules');

    const link = await screen.findByRole('link', { name: 'New version from a day on' });
    expect(link.getAttribute('href')).toBe('/desk/company/rule-lab?ruleSet=r1');
  });

  it('may be changed and taken back while their first day has not begun, and never after', async () => {
    open('pay-rules');
    await screen.findByText('Holds now');
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change this version' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Version'), 'Version 2, from 1 Jan 2099');

    const change = screen.getByRole('link', { name: 'Change this version' });
    expect(change.getAttribute('href')).toBe('/desk/company/rule-lab?ruleSet=r1&version=2');
    api.answer(`DELETE ${COMPANY}/rule-sets/r1/versions/2`, { data: { ruleSetId: 'r1', number: 2 } });
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Day work: take version 2 back?' });
    expect(dialog.textContent).toContain('version 1 goes on');
    const left = [{ ...RULE_SET, versions: RULE_SET.versions.slice(0, 1) }];
    api.answer(`GET ${COMPANY}/rule-sets`, { data: left });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }));

    expect(await screen.findByText('Version 2 of Day work is taken back.')).toBeTruthy();
    expect(await screen.findByText('Holds now')).toBeTruthy();
  });

  it('are added from an agreement and a day, beside what an example week would be paid as', async () => {
    api.answer(`POST ${COMPANY}/rule-sets`, { data: { ruleSetId: 'r2', number: 1 } });
    open('pay-rules?open=new');
    expect(await screen.findByText('40 h 30 min')).toBeTruthy();

    await userEvent.type(screen.getByLabelText('Name'), 'Summer');
    await userEvent.type(screen.getByLabelText('Holds from'), '1.12.2026');
    await userEvent.click(screen.getByRole('button', { name: 'Add a pay rule' }));

    expect(await screen.findByText(/The pay rule is there/)).toBeTruthy();
    const rule = { agreement: 'sgs', validFrom: '2026-12-01', definition: null, parameters: [] };
    const said = { name: 'Summer', ...rule };
    expect(await sent('POST', '/rule-sets')).toEqual(said);
  });

  it('reckon the example week again with the hours that are typed', async () => {
    open('pay-rules?open=new');
    await userEvent.type(await screen.findByLabelText('Sunday, from'), '22{Enter}');
    await userEvent.type(screen.getByLabelText('Sunday, to'), '6{Enter}');

    await waitFor(async () => {
      const { work } = (await sent('POST', '/example-weeks')) as { work: readonly { from: string }[] };
      expect(work.at(-1)).toMatchObject({ from: '22:00', to: '06:00' });
    });
  });
});

describe('the wage codes', () => {
  it('name what has none first, and send only what was typed', async () => {
    const codes = `${COMPANY}/payroll-codes/payday`;
    api.answer(`GET ${codes}`, { data: { lines: [line('DV', '100'), line('YV', null)] }, version: '"1"' });
    api.answer(`PUT ${codes}`, { data: { lines: [line('DV', '100'), line('YV', '200')] }, version: '"2"' });
    open('wage-codes');

    expect(await screen.findByText('Without a code: 1.')).toBeTruthy();
    const [first] = within(screen.getByRole('list', { name: 'Wage codes' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('YV');
    await userEvent.type(screen.getByLabelText('Code: YV'), '200');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('The codes are saved.')).toBeTruthy();
    expect(await sent('PUT', '/payroll-codes')).toEqual({ codes: [{ key: 'YV', code: '200' }] });
    expect(screen.getByText('Everything that can be paid has its code.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Code: YV').value).toBe('200');
  });

  describe('when a list that was kept is read anew and has more lines', () => {
    const codes = `GET ${COMPANY}/payroll-codes`;
    const choose = async (system: string) => userEvent.click(await screen.findByLabelText(system));
    beforeEach(async () => {
      api.answer(`${codes}/payday`, { data: { lines: [line('DV', '100')] }, version: '"1"' });
      api.answer(`${codes}/kjarni`, { data: { lines: [line('EV', '1')] }, version: '"1"' });
      open('wage-codes');
      await screen.findByLabelText('Code: DV');
      await choose('Kjarni');
      await screen.findByLabelText('Code: EV');
    });

    it('show them', async () => {
      const lines = [line('DV', '100'), line('YV', null)];
      api.answer(`${codes}/payday`, { data: { lines }, version: '"2"' });
      await choose('Payday');

      expect(await screen.findByLabelText('Code: YV')).toBeTruthy();
    });

    it('keep what was typed meanwhile, and show them once it is discarded', async () => {
      const lines = [line('DV', '100'), line('YV', null)];
      let answers: (() => void) | undefined;
      const after = new Promise<void>((resolve) => (answers = resolve));
      api.answer(`${codes}/payday`, { data: { lines }, version: '"2"', after });
      await choose('Payday');
      await userEvent.type(await screen.findByLabelText('Code: DV'), '7');
      answers?.();

      expect(await screen.findByText('Without a code: 1.')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('Code: DV').value).toBe('1007');
      await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
      expect(await screen.findByLabelText('Code: YV')).toBeTruthy();
    });
  });

  it('call a line as people do, with the key that the company gave it, and without a key of the program', async () => {
    const named = (key: string, name: string): MappedLine => ({
      ...{ key, code: null, isGiven: true },
      names: [{ is: name, en: name, pl: name }],
    });
    const lines = [named('DV', 'day work'), named('restTimeOff', 'time off for missed rest')];
    api.answer(`GET ${COMPANY}/payroll-codes/payday`, { data: { lines }, version: '"1"' });
    open('wage-codes');

    expect(await screen.findByLabelText('Code: time off for missed rest')).toBeTruthy();
    const items = within(screen.getByRole('list', { name: 'Wage codes' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^day workDV/),
      expect.not.stringContaining('restTimeOff'),
    ]);
  });

  it('list payroll systems in the order and the spelling of their files', async () => {
    api.answer(`GET ${COMPANY}/payroll-codes/payday`, { data: { lines: [line('DV', '1')] }, version: '"1"' });
    open('wage-codes');

    await screen.findByLabelText('Code: DV');
    expect(within(screen.getByRole('group', { name: 'Payroll system' })).getAllByRole('radio')).toHaveLength(
      7,
    );
    const names = screen.getByRole('group', { name: 'Payroll system' }).textContent;
    expect(names).toMatch(/DK.*Regla.*Kjarni.*H3.*Payday.*Business Central/);
  });

  it('stand above what the monthly salary pays, which is saved with a press and keeps all else', async () => {
    const paidBySalary = { sick: true, sickChild: false, vacation: false };
    const said = { ...paidBySalary, vacation: true };
    api.answer(`GET ${COMPANY}/payroll-codes/payday`, { data: { lines: [line('DV', '1')] }, version: '"1"' });
    api.answer(`GET ${COMPANY}/settings`, { data: { name: 'B', paidBySalary }, version: '"1"' });
    api.answer(`PUT ${COMPANY}/settings`, { data: { name: 'B', paidBySalary: said }, version: '"2"' });
    open('wage-codes');
    const part = await screen.findByRole('region', { name: 'What the monthly salary pays' });
    expect(await within(part).findByLabelText('Sick leave')).toHaveProperty('checked', true);
    api.answer(
      `GET ${COMPANY}/settings`,
      { data: { name: 'B', paidBySalary }, version: '"1"' },
      { data: { name: 'B', paidBySalary: said }, version: '"2"' },
    );
    await userEvent.click(within(part).getByLabelText('Vacation'));

    await waitFor(() => expect(within(part).getByLabelText('Vacation')).toHaveProperty('checked', true));
    expect(await sent('PUT', '/settings')).toEqual({ name: 'B', paidBySalary: said });
  });

  it('say beside the very line what is wrong with its code', async () => {
    const codes = `${COMPANY}/payroll-codes/payday`;
    api.answer(`GET ${codes}`, { data: { lines: [line('DV', '100'), line('YV', null)] }, version: '"1"' });
    api.answer(`PUT ${codes}`, {
      status: 400,
      code: 'request.invalid',
      field: 'codes[0].code',
      message: 'codes[0].code must not be empty',
    });
    open('wage-codes');
    const code = await screen.findByLabelText('Code: DV');
    await userEvent.clear(code);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('the holidays', () => {
  it('are taken out with a press, and put back with another', async () => {
    const christmas = {
      date: '2026-12-26',
      name: 'Annar í jólum',
      isPublicHoliday: true,
      origin: 'calendar',
    };
    const holidays = { calendar: 'IS', extra: [], removed: [] };
    api.answer(`GET ${COMPANY}/holidays`, { data: [christmas] });
    api.answer(`GET ${COMPANY}/settings`, { data: { name: 'B', holidays }, version: '"1"' });
    api.answer(`PUT ${COMPANY}/settings`, { data: {}, version: '"2"' });
    open('holidays?year=2026');
    await userEvent.click(await screen.findByRole('button', { name: 'Take out' }));

    expect(await screen.findByText('Annar í jólum does not count here any more.')).toBeTruthy();
    const removed = { name: 'B', holidays: { ...holidays, removed: ['2026-12-26'] } };
    expect(await sent('PUT', '/settings')).toEqual(removed);
    api.answer(`GET ${COMPANY}/settings`, { data: removed, version: '"2"' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Annar í jólum counts again.')).toBeTruthy();
    expect(await sent('PUT', '/settings')).toEqual({ name: 'B', holidays });
  });
});
