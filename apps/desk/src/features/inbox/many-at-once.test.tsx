import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCase, aChoice, aQuestion, REVIEWS } from '#testing/a-review-case.ts';
import type { FakeApi } from '#testing/fake-api.ts';
import { apiOfInbox, caseOf, decidedIn, DIS, openInbox } from '#testing/inbox-page.tsx';

let api: FakeApi;

beforeEach(() => {
  api = apiOfInbox();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('questions of the inbox', () => {
  it('settles equal questions at once, with what that changes for all of them', async () => {
    api.answer('POST /companies/c1/review-decisions', { data: [] });
    openInbox();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('x');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all 2 alike' }));
    expect(
      await screen.findByRole('button', { name: /Each counts at its time day work \+16:00/ }),
    ).toBeTruthy();
    await userEvent.keyboard('1');
    await caseOf('Dís Dísardóttir');
    await userEvent.keyboard('3');

    const asked = () => api.requests.find(({ url }) => url.endsWith('/review-decisions'));
    await waitFor(() => expect(asked()).toBeTruthy());
    expect(await asked()?.clone().json()).toEqual({ reviewIds: ['r1', 'r2'], decision: 'accept' });
  });

  it('accepts drafts at once, and a reason that is mostly said takes one press', async () => {
    api.answer('POST /companies/c1/review-decisions', { data: [] });
    const drafts = [1, 2].map((place) =>
      aQuestion(`d${place}`, `Drög ${place}`, { kind: 'draft', reason: 'draft' }),
    );
    api.answer(`GET ${REVIEWS}`, { data: [...drafts, DIS] });
    const choices = [aChoice('acceptDraft', 480), aChoice('removeEntry', 0)];
    for (const draft of drafts) api.answer(`GET ${REVIEWS}/${draft.id}`, { data: aCase(draft, { choices }) });
    openInbox();
    await caseOf('Drög 1');

    await userEvent.click(screen.getByRole('checkbox', { name: 'Mark: Drög 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all 2 alike' }));
    expect(await screen.findByRole('button', { name: /Remove this time/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Agrees with the plan' }));
    await userEvent.click(await screen.findByRole('button', { name: /The draft counts day work \+16:00/ }));
    await caseOf('Dís Dísardóttir');
    await userEvent.keyboard('3');

    const asked = () => api.requests.find(({ url }) => url.endsWith('/review-decisions'));
    await waitFor(() => expect(asked()).toBeTruthy());
    expect(await asked()?.clone().json()).toEqual({
      ...{ reviewIds: ['d1', 'd2'], decision: 'accept', reason: 'Agrees with the plan' },
    });
  });

  it('accepts one draft in one press as it was seen, and asks why before it removes one', async () => {
    const draft = aQuestion('d1', 'Drög 1', { kind: 'draft', reason: 'draft' });
    const choices = [
      aChoice('acceptDraft', 480, { version: '"seen"', timeEntryId: 't1' }),
      aChoice('removeEntry', 0, { version: '"seen"', timeEntryId: 't1', needs: ['reason'] }),
    ];
    api.answer(`GET ${REVIEWS}`, { data: [draft, DIS] });
    api.answer(`GET ${REVIEWS}/d1`, { data: aCase(draft, { choices }) });
    api.answer(`POST ${REVIEWS}/d1/decision`, { data: {} });
    openInbox();
    const shown = within(await caseOf('Drög 1'));

    await userEvent.click(shown.getByRole('button', { name: /Remove this time/ }));
    await userEvent.click(shown.getByRole('button', { name: 'Decide' }));
    expect(await shown.findByText('Say why in a few words.')).toBeTruthy();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(shown.getByRole('button', { name: /The draft counts/ }));
    await caseOf('Dís Dísardóttir');
    await userEvent.keyboard('3');

    const body = { decision: 'accept', version: '"seen"' };
    await waitFor(async () => expect(await decidedIn(api)).toEqual([['d1', body]]));
  });

  it('decides by a ready-made reason where nothing else is missing, and fills it in where a time is', async () => {
    openInbox();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('2');
    await userEvent.click(screen.getByRole('button', { name: 'The tablet was off' }));
    expect(screen.getByLabelText<HTMLInputElement>('Why (optional)').value).toBe('The tablet was off');
    expect(screen.getByRole('heading', { name: 'It counts at another time' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('3');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('3');

    const body = { decision: 'reject', reason: 'The tablet was off' };
    await waitFor(async () => expect(await decidedIn(api)).toEqual([['r1', body]]));
  });
});
