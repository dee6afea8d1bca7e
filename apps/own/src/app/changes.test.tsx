import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownOperations } from '@stimpill/api-types/own';
import { hasHeading, OPEN, openPage, press, says } from '#testing/open-page.tsx';
import { ownApi, Refused, type Answers, type Sent } from '#testing/own-api.ts';

const EXAMPLE = ownOperations.listMyChanges.example.data;
const [CHANGE] = EXAMPLE.changes;
const WAITING = {
  ...EXAMPLE,
  changes: [{ ...CHANGE, word: { ...CHANGE.word, toldAtUtc: null, words: [], decided: null } }],
};
const AGREED = {
  ...EXAMPLE,
  changes: [
    {
      ...CHANGE,
      word: {
        ...CHANGE.word,
        words: [
          { isSo: true, because: null, saidAtUtc: '2026-03-02T07:00:00.000Z', counts: true, access: [] },
        ],
        decided: null,
      },
    },
  ],
};
const HOURS = ownOperations.getMyHours.example.data;

afterEach(() => vi.unstubAllGlobals());

async function openChanges(answers: Answers = {}) {
  const given: Answers = {
    ...{ getMyPhone: OPEN, listMyChanges: WAITING, getMyHours: { ...HOURS, changesToAnswer: 1 } },
    ...answers,
  };
  const sent = ownApi(given);
  await openPage();
  await hasHeading('My hours');
  return { sent, answers: given };
}

const bodiesOf = (sent: readonly Sent[], id: Sent['id']) =>
  sent.filter((each) => each.id === id).map(({ body }) => body);

describe('changes of my time', () => {
  it('are announced at the start, shown with old and new, and told once they are on the screen', async () => {
    const { sent } = await openChanges();
    await says('1 change of your time waits for your word.');
    await press('Changes of my time');

    await hasHeading('Changes of my time');
    await says(/^Changed by /);
    await waitFor(() =>
      expect(bodiesOf(sent, 'tellMyChanges')).toEqual([{ changeIds: [CHANGE.word.changeId] }]),
    );
  });

  it('are agreed with once by two presses, and the start asks anew what waits', async () => {
    const { sent, answers } = await openChanges();
    await press('Changes of my time');
    const agree = await screen.findByRole('button', { name: 'Agree' });
    answers.listMyChanges = AGREED;
    await userEvent.dblClick(agree);

    await says('It is kept.');
    await says(/^Agreed on 2 March/);
    expect(bodiesOf(sent, 'answerMyChange')).toMatchObject([
      { changeId: CHANGE.word.changeId, notSoBecause: null, seenThrough: EXAMPLE.seenThrough },
    ]);
    answers.getMyHours = { ...HOURS, changesToAnswer: 0 };
    await press('Back');
    await hasHeading('My hours');
    await says('52 h 10 min');
    expect(screen.queryByText(/waits for your word/)).toBeNull();
  });

  it('are denied with a reason that stays where it could not be sent, and is kept once', async () => {
    const { sent, answers } = await openChanges({ answerMyChange: new Refused('offline') });
    await press('Changes of my time');
    await press('Not so, because …');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Why is it not so?' }), 'I left at 15');
    await press('Send');
    await says(/It was not sent.*No connection/);
    delete answers.answerMyChange;
    await press('Send');

    await says('A manager is asked. You read the answer here.');
    const bodies = bodiesOf(sent, 'answerMyChange') as { requestId: string; notSoBecause: string }[];
    expect(bodies.map(({ notSoBecause }) => notSoBecause)).toEqual(['I left at 15', 'I left at 15']);
    expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('say that the time was changed again meanwhile, and are read anew', async () => {
    const { sent } = await openChanges({ answerMyChange: new Refused('change.came_meanwhile') });
    await press('Changes of my time');
    await press('Agree');

    await says(/Your time was changed again just now/);
    expect(sent.filter(({ id }) => id === 'listMyChanges').length).toBeGreaterThan(1);
  });

  it('say that there are none only where that is so', async () => {
    const { answers } = await openChanges({ listMyChanges: new Refused('server.error') });
    await press('Changes of my time');
    await says(/The changes could not be loaded/);
    expect(screen.queryByText('Nobody has changed your time lately.')).toBeNull();
    answers.listMyChanges = { changes: [], seenThrough: null };
    await press('Try again');

    await says('Nobody has changed your time lately.');
  });

  it('are only read by somebody who has left: nothing is told or said', async () => {
    const { sent } = await openChanges({ getMyPhone: { ...OPEN, isEmployed: false } });
    await press('Changes of my time');
    await says(/^Changed by /);

    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    expect(bodiesOf(sent, 'tellMyChanges')).toEqual([]);
  });
});
