import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { RuleSet } from '#api/pay-rules.ts';
import type { DraftRule, ReplayPart } from './rule-lab-queries.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const COMPANY = '/companies/c1';
const description = { name: 'SGS', classes: [], beside: [], holidays: [] };
const withBreak = { ...description, beside: ['A break of 0:30 is taken off.'] };
const RULE_SET: RuleSet = {
  id: 'r1',
  name: 'Day work',
  isDefault: true,
  state: 's1',
  versions: [
    {
      number: 1,
      validFrom: '2020-01-01',
      agreement: 'sgs',
      mayChange: false,
      parameters: [],
      description: withBreak,
    },
  ],
};
const OTHER: RuleSet = {
  id: 'r2',
  name: 'Evenings',
  isDefault: false,
  state: 's2',
  versions: [
    {
      number: 1,
      validFrom: '2020-01-01',
      agreement: null,
      mayChange: false,
      parameters: [],
      description: withBreak,
    },
    { number: 2, validFrom: '2099-01-01', agreement: null, mayChange: true, parameters: [], description },
  ],
};
const DRAFT: DraftRule = {
  definition: 'mechanisms: []',
  description,
  warnings: [],
  parameters: [
    {
      path: 'mechanisms[2].limitMinutes',
      section: 'Overtime of a day',
      name: 'Limit',
      unit: 'minutes',
      value: 480,
      least: 0,
      most: null,
      choices: [],
    },
  ],
};
const PERSON: ReplayPart['people'][number] = {
  employeeId: 'e1',
  employeeDisplayName: 'Ægir Þór',
  workedMinutes: { beforeMinutes: 600, afterMinutes: 600 },
  lines: [
    { key: 'DV', beforeMinutes: 480, afterMinutes: 450 },
    { key: 'YV', beforeMinutes: 120, afterMinutes: 150 },
  ],
  approvedEntries: 1,
  keptOtherwiseEntries: 0,
};
const PART: ReplayPart = { peopleCount: 1, people: [PERSON], lines: [], next: null };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${COMPANY}/agreements`, { data: [] });
  api.answer(`GET ${COMPANY}/rule-sets`, { data: [RULE_SET, OTHER] });
  api.answer(`GET ${COMPANY}/structure/departments`, { data: [] });
  api.answer(`POST ${COMPANY}/draft-rules`, { data: DRAFT });
  api.answer(`POST ${COMPANY}/draft-rules/replay`, { data: PART });
});
const open = (search = '') => {
  window.history.replaceState(null, '', `/desk/company/rule-lab${search}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
};
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const sent = async (end: string): Promise<unknown> => {
  const found = api.requests.findLast(({ method, url }) => method === 'POST' && url.includes(end));
  return found === undefined ? undefined : ((await found.clone().json()) as unknown);
};
const limit = () => screen.findByLabelText('Limit (hours:minutes)');
const start = async () => {
  const button = screen.getByRole('button', { name: 'Replay it' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
};

describe('the rule lab', () => {
  beforeEach(() => open());

  it('stores a draft as a pay rule of its own, from the day that is given', async () => {
    await limit();
    const store = screen.getByRole('button', { name: 'Store it as a pay rule of its own' });
    await waitFor(() => expect(store).toHaveProperty('disabled', false));
    await userEvent.click(store);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Night crew');
    await userEvent.type(within(dialog).getByLabelText('Holds from'), '1.12.2026');
    api.answer(`POST ${COMPANY}/rule-sets`, { data: { ruleSetId: 'r2', number: 1 } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Store the pay rule' }));

    expect(await screen.findByText(/“Night crew” is stored/)).toBeTruthy();
    expect(await sent('/rule-sets')).toEqual({
      name: 'Night crew',
      validFrom: '2026-12-01',
      agreement: null,
      definition: DRAFT.definition,
    });
  });

  it('begins with the rule of the company, and sends what is changed in it when the field is left', async () => {
    await userEvent.clear(await limit());
    await userEvent.type(await limit(), '7:30');
    await userEvent.tab();

    await waitFor(async () =>
      expect(await sent('/draft-rules')).toMatchObject({
        ruleSetId: 'r1',
        versionNumber: 1,
        changes: [{ path: 'mechanisms[2].limitMinutes', value: 450 }],
      }),
    );
    expect(screen.getByText('changed')).toBeTruthy();
  });

  it('says beside a value that it is not possible, and above all values what is wrong', async () => {
    await limit();
    api.answer(`POST ${COMPANY}/draft-rules`, {
      status: 400,
      code: 'request.invalid',
      field: 'definition.mechanisms[2].limitMinutes',
      message: 'definition.mechanisms[2].limitMinutes must be minutes.',
    });
    await userEvent.clear(await limit());
    await userEvent.type(await limit(), '9999999');
    await userEvent.tab();

    expect(await screen.findByText('Type a value of at least 0:00.')).toBeTruthy();
    expect(screen.getByText(/must be minutes\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Replay it' })).toHaveProperty('disabled', true);
  });

  it('shows who would have been paid otherwise, and calls it old once the draft is another', async () => {
    await limit();
    await start();

    expect(await screen.findByText('1 person of 1 would have been paid otherwise.')).toBeTruthy();
    expect(screen.getByText(/was approved: “paid” has the minutes/)).toBeTruthy();
    const people = screen.getByRole('table', { name: 'By person' });
    expect(within(people).getByText('−30 min')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Let it hold from a day on' })).toBeTruthy();

    api.answer(`POST ${COMPANY}/draft-rules`, { data: { ...DRAFT, definition: 'other' } });
    await userEvent.clear(await limit());
    await userEvent.type(await limit(), '7:00');
    await userEvent.tab();

    expect(await screen.findByText(/has changed since/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let it hold from a day on' })).toBeNull();
  });

  it('replays what was typed last, also for somebody who presses the button before the draft is checked', async () => {
    await limit();
    await start();
    await screen.findByText(/would have been paid otherwise/);
    const shorter = 'name: shorter';
    api.answer(`POST ${COMPANY}/draft-rules`, { data: { ...DRAFT, definition: shorter } });

    await userEvent.clear(await limit());
    await userEvent.type(await limit(), '7:30');
    await userEvent.click(screen.getByRole('button', { name: 'Replay it' }));

    await waitFor(async () => expect(await sent('/replay')).toMatchObject({ definition: shorter }));
  });

  it('waits when it is told to, and goes on by itself', async () => {
    await limit();
    api.answer(`POST ${COMPANY}/draft-rules/replay`, { status: 429, code: 'rate.limited' });
    await start();
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
    api.answer(`POST ${COMPANY}/draft-rules/replay`, { data: PART });

    expect(await screen.findByText('1 person of 1 would have been paid otherwise.')).toBeTruthy();
  });

  it('tells until when time was approved when a draft is to hold too early', async () => {
    await limit();
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Let it hold from a day on' }));
    api.answer(`POST ${COMPANY}/rule-sets/r1/adopted-drafts`, {
      status: 409,
      code: 'rule_set.time_approved',
      field: 'validFrom',
      message: 'Time of people under this rule was approved until 2026-10-31.',
    });
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Holds from'), '1.10.2026');
    await userEvent.type(within(dialog).getByLabelText('Why'), 'New agreement');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Let it hold' }));

    expect(await within(dialog).findByText(/is approved until 31 Oct 2026/)).toBeTruthy();
    expect(await sent('/adopted-drafts')).toEqual({
      definition: 'mechanisms: []',
      validFrom: '2026-10-01',
      versionNumber: null,
      reason: 'New agreement',
      seen: { state: 's1' },
    });
  });
});

describe('a new version of a rule', () => {
  it('begins with the version before it, and not with an agreement that nobody chose', async () => {
    open('?ruleSet=r2');

    expect(await screen.findByRole('heading', { name: 'Evenings: new version' })).toBeTruthy();
    expect(await screen.findByLabelText('Begin with')).toHaveProperty('value', 'version:r2:2');
    expect(await sent('/draft-rules')).toMatchObject({ ruleSetId: 'r2', versionNumber: 2 });
  });

  it('says what is different in words before it is added', async () => {
    open('?ruleSet=r1');
    await limit();

    const words = screen.getByRole('region', { name: 'What changes, in words' });
    const gone = within(words).getByRole('list', { name: 'No longer' });
    expect(gone.textContent).toBe('A break of 0:30 is taken off.');
    expect(within(words).queryByRole('list', { name: 'New' })).toBeNull();
  });

  it('takes the place of the one that has not begun, from the day it had, where that was asked for', async () => {
    open('?ruleSet=r2&version=2');
    expect(await screen.findByRole('heading', { name: 'Evenings: version 2' })).toBeTruthy();
    await limit();
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Change version 2' }));
    api.answer(`POST ${COMPANY}/rule-sets/r2/adopted-drafts`, { data: { ruleSetId: 'r2', number: 2 } });
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Why'), 'The break stays');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change version 2' }));

    expect(await screen.findByText('Version 2 is changed.')).toBeTruthy();
    expect(await sent('/adopted-drafts')).toMatchObject({ validFrom: '2099-01-01', versionNumber: 2 });
  });
});
