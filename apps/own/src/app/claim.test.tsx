import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasHeading, OPEN, openPage, PHONE, press, says, WORD } from '#testing/open-page.tsx';
import { ownApi, Refused, type Answers, type Sent } from '#testing/own-api.ts';
import { takeWord } from './opened-word.ts';

afterEach(() => vi.unstubAllGlobals());

const claimsIn = (sent: readonly Sent[]) =>
  sent.flatMap(({ id, body }) => (id === 'claimPhoneOffer' ? [body as { readonly claim: string }] : []));

describe('the word of a code', () => {
  it('is taken out of the address at once', () => {
    history.replaceState(null, '', `/me/#${WORD}`);

    expect(takeWord()).toBe(WORD);
    expect(location.href).not.toContain('#');
    expect(takeWord()).toBeUndefined();
  });

  it('is read also where the page is open already', async () => {
    ownApi({ getMyPhone: new Refused('phone.unknown') });
    await openPage();
    await hasHeading('This phone is not added yet');
    location.hash = WORD;

    await hasHeading('Type these two digits at the tablet');
    expect(location.hash).toBe('');
  });
});

describe('a phone that has read the code of a tablet', () => {
  it('shows the two digits with the time that is left by the clock of the server, and asks for the PIN once they were typed', async () => {
    const answers: Answers = { readPhoneClaim: { state: 'waiting' } };
    ownApi(answers);
    await openPage(WORD);
    await hasHeading('Type these two digits at the tablet');

    const [four, seven] = [await says('4'), await says('7')];
    expect(four.parentElement).toBe(seven.parentElement);
    expect(screen.getByRole('timer').textContent).toMatch(/Time left: 1:(30|29)/);
    answers.readPhoneClaim = { state: 'added' };
    await hasHeading('Enter your PIN');
    await says(`${PHONE.displayName}, ${PHONE.companyName}`);
  });

  it('keeps nothing of it once it is added', async () => {
    ownApi();
    await openPage(WORD);
    await hasHeading('Enter your PIN');

    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('goes on after a reload and when it reads the same code again, and begins anew with another code', async () => {
    const sent = ownApi({ readPhoneClaim: { state: 'waiting' } });
    for (const word of [WORD, undefined, WORD, 'spo_another']) {
      const page = await openPage(word);
      await says('4');
      page.unmount();
    }

    const claims = claimsIn(sent).map(({ claim }) => claim);
    expect(new Set(claims.slice(0, 3)).size).toBe(1);
    expect(claims[3]).not.toBe(claims[0]);
  });

  it.each([
    ['phone.offer_unknown', 'This code cannot be used any more'],
    ['phone.offer_taken', 'Another phone read this code first'],
    ['request.invalid', 'This is no code of a tablet'],
  ] as const)(
    'says after %s that “%s”, how to take a new one, and forgets the old one',
    async (code, title) => {
      ownApi({ claimPhoneOffer: new Refused(code), getMyPhone: new Refused('phone.unknown') });
      await openPage(WORD);

      await hasHeading(title);
      await says('Touch “On my phone”. The tablet shows a code.');
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
      await press('To the start');
      await hasHeading('This phone is not added yet');
    },
  );

  it('says that what it read is no code of a tablet, and asks nobody about it', async () => {
    const sent = ownApi();
    await openPage('what? no');

    await hasHeading('This is no code of a tablet');
    expect(sent).toEqual([]);
  });

  it('says that other digits were typed, where that happened while there was time', async () => {
    ownApi({ readPhoneClaim: { state: 'over' } });
    await openPage(WORD);

    await hasHeading('Other digits were typed at the tablet');
  });

  it('says that time is up, where it is', async () => {
    ownApi({
      claimPhoneOffer: { digits: '07', endsAtUtc: '2026-03-02T07:00:30.500Z' },
      readPhoneClaim: { state: 'over' },
    });
    await openPage(WORD);

    await hasHeading('The two minutes are over');
  });

  it('says that there is no network, and goes on with the same claim when asked', async () => {
    const answers: Answers = { claimPhoneOffer: new Refused('offline') };
    const sent = ownApi(answers);
    await openPage(WORD);
    await says(/No connection/);
    delete answers.claimPhoneOffer;
    await press('Try again');

    await says('4');
    const [first, second] = claimsIn(sent);
    expect(second).toEqual(first);
  });

  it('asks again by itself where the network goes while it waits', async () => {
    const answers: Answers = { readPhoneClaim: new Refused('offline') };
    ownApi(answers);
    await openPage(WORD);
    await says(/No connection/);
    await says('4');
    answers.readPhoneClaim = { state: 'added' };

    await hasHeading('Enter your PIN');
  });

  it('says that the company has turned phones off', async () => {
    ownApi({ getMyPhone: new Refused('phone.turned_off') });
    await openPage(WORD);

    await hasHeading('Your company has turned phones off');
    expect(screen.queryByText('How to add it')).toBeNull();
  });
});

describe('a phone that is added nowhere', () => {
  it.each(['phone.unknown', 'auth.token_missing'] as const)('says how to add it: %s', async (code) => {
    ownApi({ getMyPhone: new Refused(code) });
    await openPage();

    await hasHeading('This phone is not added yet');
    await says('At the tablet, find your name and open “My hours” with your PIN.');
  });

  it('is not said to be so where there is only no network', async () => {
    const answers: Answers = { getMyPhone: new Refused('offline') };
    ownApi(answers);
    await openPage();
    await says(/No connection/);
    expect(screen.queryByText(/not added/)).toBeNull();
    answers.getMyPhone = OPEN;
    await press('Try again');

    await hasHeading('My hours');
  });

  it('has sentences in each language, and keeps the one that was chosen', async () => {
    ownApi({ getMyPhone: new Refused('phone.unknown') });
    await openPage();
    await hasHeading('This phone is not added yet');
    await press('Polski');
    await hasHeading('Ten telefon nie jest jeszcze dodany');
    await press('Íslenska');

    await hasHeading('Þessum síma hefur ekki verið bætt við');
    await waitFor(() => expect(document.documentElement.lang).toBe('is'));
    expect(localStorage.getItem('stimpill.own.language')).toBe('is');
  });
});
