import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownOperations } from '@stimpill/api-types/own';
import { hasHeading, OPEN, openPage, press, says } from '#testing/open-page.tsx';
import { ownApi, Refused, type Answers } from '#testing/own-api.ts';

const [THIS] = ownOperations.listMyPhones.example.data;
const OTHER = {
  ...THIS,
  phoneId: '0b6a1f6e-6d0e-4f0b-9a57-2f5c1f0a7d11',
  program: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  addedAt: null,
  seenAtUtc: null,
};

afterEach(() => vi.unstubAllGlobals());

async function openPhones(answers: Answers = {}) {
  const given: Answers = { getMyPhone: OPEN, listMyPhones: [THIS, OTHER], ...answers };
  const sent = ownApi(given);
  await openPage();
  await press('Phones');
  await hasHeading('My phones');
  return { sent, answers: given };
}

describe('my phones', () => {
  it('are listed by what they are, with the place and day at which they were added and when they were opened', async () => {
    await openPhones();

    await says('This phone: iPhone');
    await says('Added 1 March, 16:05, at the tablet “Eldhús”');
    await says('Last opened 2 March, 18:20');
    await says('Android, Chrome');
    await says('Added 1 March, 16:05, at the desk');
    await says('Not opened yet');
  });

  it('can be ended from another one, after a question, and the list says so', async () => {
    const { sent, answers } = await openPhones();
    await press('Remove Android, Chrome');
    await says(
      'Remove Android, Chrome? It then shows nothing more of you. You can add it again at any time.',
    );
    answers.listMyPhones = [THIS];
    await press('Yes, remove it');

    await says('Android, Chrome is removed and shows nothing more of you.');
    await waitFor(() => expect(screen.queryByText('Android, Chrome')).toBeNull());
    const [ended] = sent.filter(({ id }) => id === 'endMyPhone');
    expect(ended?.params).toEqual({ phoneId: OTHER.phoneId });
  });

  it('are ended once by two presses', async () => {
    const { sent } = await openPhones();
    await press('Remove Android, Chrome');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Yes, remove it' }));
    await says('Android, Chrome is removed and shows nothing more of you.');

    expect(sent.filter(({ id }) => id === 'endMyPhone')).toHaveLength(1);
  });

  it('say beside the question what failed', async () => {
    await openPhones({ endMyPhone: new Refused('offline') });
    await press('Remove Android, Chrome');
    await press('Yes, remove it');

    const question = await screen.findByRole('group', { name: /^Remove Android/ });
    await within(question).findByText(/No connection/);
  });

  it('set the focus to the question that a button asks', async () => {
    await openPhones();
    await press('Remove Android, Chrome');

    expect(document.activeElement?.textContent).toBe(
      'Remove Android, Chrome? It then shows nothing more of you. You can add it again at any time.',
    );
  });

  it('ending this one leads out', async () => {
    await openPhones();
    await press('Not my phone: remove it');
    await press('Yes, remove it');

    await hasHeading('This phone is not added any more');
  });
});
