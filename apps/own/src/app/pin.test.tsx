import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasHeading, OPEN, openPage, PHONE, press, says, typePin } from '#testing/open-page.tsx';
import { ownApi, Refused, type Answers, type Sent } from '#testing/own-api.ts';

afterEach(() => vi.unstubAllGlobals());

const openings = (sent: readonly Sent[]) => sent.filter(({ id }) => id === 'openMyPhone');

describe('the PIN on the phone', () => {
  it('opens the record with its fourth digit, and is kept nowhere', async () => {
    const sent = ownApi();
    await openPage();
    await typePin('4821');

    await hasHeading('My hours');
    expect(openings(sent).map(({ body }) => body)).toEqual([{ pin: '4821' }]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.body.innerHTML).not.toContain('4821');
  });

  it('can be typed on a keyboard, and a digit taken back', async () => {
    const sent = ownApi();
    await openPage();
    await hasHeading('Enter your PIN');
    await userEvent.keyboard('49{Backspace}821');

    await hasHeading('My hours');
    expect(openings(sent).map(({ body }) => body)).toEqual([{ pin: '4821' }]);
  });

  it('that is wrong says so with the tries that are left, and can be typed again', async () => {
    const answers: Answers = {
      openMyPhone: new Refused('kiosk.pin_invalid', { 'x-pin-tries-left': '2' }),
    };
    ownApi(answers);
    await openPage();
    await typePin('1111');
    const said = await screen.findByRole('alert');
    expect(said.textContent).toMatch(/Wrong PIN\. Try again\. 2 tries left\./);
    delete answers.openMyPhone;
    await typePin('4821');

    await hasHeading('My hours');
  });

  it('that is locked says for how long, and its keys do nothing meanwhile', async () => {
    const sent = ownApi({ openMyPhone: new Refused('kiosk.pin_locked', { 'retry-after': '90' }) });
    await openPage();
    await typePin('1111');
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Too many wrong tries. Try again in 90 seconds.');
    await typePin('4821');

    expect(openings(sent)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '5' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('can be typed again when the lock is over', async () => {
    const answers: Answers = { openMyPhone: new Refused('kiosk.pin_locked', { 'retry-after': '1' }) };
    ownApi(answers);
    await openPage();
    await typePin('1111');
    await screen.findByRole('alert');
    delete answers.openMyPhone;
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await typePin('4821');

    await hasHeading('My hours');
  });

  it('is asked for again where there is no network', async () => {
    const answers: Answers = { openMyPhone: new Refused('offline') };
    ownApi(answers);
    await openPage();
    await typePin('4821');
    await says(/No connection/);
    delete answers.openMyPhone;
    await typePin('4821');

    await hasHeading('My hours');
  });

  it('is not asked for while the phone is open', async () => {
    const sent = ownApi({ getMyPhone: OPEN });
    await openPage();

    await hasHeading('My hours');
    expect(openings(sent)).toEqual([]);
  });

  it('opens the record of somebody who has left as well, and the page says that it is read only as long as it is kept', async () => {
    ownApi({ getMyPhone: { ...PHONE, isEmployed: false } });
    await openPage();
    await typePin('4821');

    await hasHeading('My hours');
    await says('You do not work here any more. Your record can be read here as long as it is kept.');
  });

  it('speaks the language of the person, and the one that was chosen on the phone before it', async () => {
    ownApi({ getMyPhone: { ...PHONE, language: 'pl' } });
    await openPage();
    await hasHeading('Wpisz swój PIN');
    await press('English');

    await hasHeading('Enter your PIN');
  });
});

describe('a phone that is somebody else’s', () => {
  it('is ended without the PIN, after a question', async () => {
    const sent = ownApi();
    await openPage();
    await press('Not my phone: remove it');
    await press('No, keep it');
    expect(sent.map(({ id }) => id)).not.toContain('leaveMyPhone');
    await press('Not my phone: remove it');
    await press('Yes, remove it');

    await hasHeading('This phone is not added any more');
    expect(sent.map(({ id }) => id)).toContain('leaveMyPhone');
  });

  it('says beside the question that it could not be ended', async () => {
    ownApi({ leaveMyPhone: new Refused('offline') });
    await openPage();
    await press('Not my phone: remove it');
    await press('Yes, remove it');

    const question = screen.getByRole('group', { name: /^Remove this phone/ });
    await waitFor(() => expect(question.textContent).toContain('No connection'));
  });
});
