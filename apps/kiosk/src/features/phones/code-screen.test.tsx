import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneCatalogues, punchCatalogues } from '#i18n/catalogues.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { CodeScreen } from './code-screen.tsx';
import type { OfferEnd, OwnPhoneCalls } from './own-phones.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1';
const AT = Date.parse('2026-03-02T06:58:00.000Z');
const SECOND = 1_000;

const offer = vi.fn<OwnPhoneCalls['offer']>();
const readOffer = vi.fn<OwnPhoneCalls['readOffer']>();
const confirm = vi.fn<OwnPhoneCalls['confirm']>();
const onEnd = vi.fn<(end: OfferEnd) => void>();
const onCancel = vi.fn<() => void>();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  let offers = 0;
  offer.mockReset().mockImplementation(() => {
    offers += 1;
    return Promise.resolve({
      kind: 'offered',
      offer: { offerId: `offer ${offers}`, word: `spo_word${offers}`, endsAt: AT + 120 * SECOND },
    });
  });
  readOffer.mockReset().mockResolvedValue({ kind: 'waiting' });
  confirm.mockReset().mockResolvedValue('added');
  onEnd.mockReset();
  onCancel.mockReset();
});
afterEach(() => vi.useRealTimers());

async function show(until = AT + 120 * SECOND): Promise<void> {
  await punchCatalogues.load('en');
  await phoneCatalogues.load('en');
  render(
    <LanguageProvider language="en">
      <CodeScreen
        name="Anna J."
        calls={{ offer, readOffer, confirm, list: never, end: never }}
        origin="https://clock.example.is"
        until={until}
        now={() => AT}
        {...{ onEnd, onCancel }}
      />
    </LanguageProvider>,
  );
  await pass(0);
}

/** Second by second, so that a countdown can set its next one. */
async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(10));
  for (let left = seconds; left > 0; left -= 1) await act(() => vi.advanceTimersByTimeAsync(SECOND));
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

/** The second digit is sent at once. */
async function touch(digits: string): Promise<void> {
  for (const digit of digits)
    fireEvent.pointerDown(screen.getByRole('button', { name: digit }), { button: 0 });
  await pass(0);
}

const read = async () => {
  readOffer.mockResolvedValue({ kind: 'read', program: IPHONE });
  await show();
  await pass(1);
};

describe('a code for a phone', () => {
  it('is shown with what to do and for how long it is good, and the tablet asks for the phone each second', async () => {
    await show();

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Open the camera of your phone.',
      'Point it at this code.',
      'Open the page that it finds. It shows two digits.',
      'Touch these digits here.',
    ]);
    await vi.dynamicImportSettled();
    await pass(0);
    screen.getByRole('img', { name: 'Code for the camera of your phone' });
    await pass(10);
    screen.getByText(/^Good for 1(09|10) seconds$/);
    expect(readOffer.mock.calls.length).toBeGreaterThanOrEqual(9);
    expect(readOffer.mock.calls.length).toBeLessThanOrEqual(11);
    expect(readOffer.mock.calls[0]).toEqual(['offer 1']);
  });

  it('ends by itself after two minutes', async () => {
    await show();
    await pass(118);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(3);

    expect(onEnd.mock.calls).toEqual([[{ kind: 'over' }]]);
  });

  it('ends before, when the person would have to type their PIN again', async () => {
    await show(AT + 30 * SECOND);
    screen.getByText('Good for 30 seconds');
    await pass(32);

    expect(onEnd.mock.calls).toEqual([[{ kind: 'ended' }]]);
  });

  it.each(['over', 'ended'] as const)('ends when the server says so: %s', async (kind) => {
    readOffer.mockResolvedValue({ kind });
    await show();
    await pass(1);

    expect(onEnd.mock.calls).toEqual([[{ kind }]]);
  });

  it.each(['refused', 'ended', 'failed'] as const)('does not come: %s', async (kind) => {
    offer.mockResolvedValue({ kind });
    await show();

    expect(onEnd.mock.calls).toEqual([[{ kind }]]);
  });

  it('stands for another one once, however often that is pressed, and says so', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Another code' }));
    fireEvent.click(screen.getByRole('button', { name: 'Another code' }));
    await pass(1);

    expect(offer).toHaveBeenCalledTimes(2);
    screen.getByText('This is another code. The one before is over.');
    expect(readOffer.mock.calls.at(-1)).toEqual(['offer 2']);
  });

  it('is left without ending it', async () => {
    await show();
    await press('Cancel');

    expect(onCancel).toHaveBeenCalledOnce();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('stays while the network is gone, says so, and goes on when it is back', async () => {
    readOffer.mockResolvedValue({ kind: 'failed' });
    await show();
    await pass(3);
    screen.getByText('No connection. It goes on by itself as soon as there is one.');
    readOffer.mockResolvedValue({ kind: 'read', program: IPHONE });
    await pass(2);

    screen.getByRole('heading', { name: 'Two digits of your phone' });
    expect(screen.queryByText(/No connection/)).toBeNull();
  });
});

describe('the digits of the phone', () => {
  it('are asked for as soon as a phone has read the code, and let it in', async () => {
    await read();
    screen.getByText('iPhone, Safari has read the code. Touch the digits that it shows.');
    screen.getByText('If your phone shows none, it was another phone. Take another code.');
    await touch('47');

    expect(confirm.mock.calls).toEqual([['offer 1', '47']]);
    expect(onEnd.mock.calls).toEqual([[{ kind: 'added', program: IPHONE }]]);
  });

  it('are sent once, whatever is touched meanwhile', async () => {
    confirm.mockImplementation(never);
    await read();
    await touch('4712');
    await press('Another code');

    expect(confirm.mock.calls).toEqual([['offer 1', '47']]);
    expect(offer).toHaveBeenCalledOnce();
    screen.getByText('Checking the digits');
  });

  it('can be taken back before the second one', async () => {
    await read();
    await touch('9');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Delete digit' }), { button: 0 });
    await touch('47');

    expect(confirm.mock.calls).toEqual([['offer 1', '47']]);
  });

  it('say how many tries are left when they are wrong, and the third wrong ones end the code', async () => {
    confirm.mockResolvedValue('wrong');
    await read();
    await touch('11');
    screen.getByText('Not these digits. 2 tries left.');
    await touch('12');
    screen.getByText('Not these digits. 1 try left.');
    await touch('13');

    expect(onEnd.mock.calls).toEqual([[{ kind: 'wrong' }]]);
  });

  it('are asked for again when no answer came', async () => {
    confirm.mockResolvedValueOnce('failed');
    await read();
    await touch('47');
    screen.getByText('No answer. Touch the digits again.');
    await touch('47');

    expect(onEnd.mock.calls).toEqual([[{ kind: 'added', program: IPHONE }]]);
  });

  it('have let the phone in also where only the answer was lost', async () => {
    confirm.mockResolvedValue('failed');
    await read();
    await touch('47');
    readOffer.mockResolvedValue({ kind: 'added', program: IPHONE });
    await pass(1);

    expect(onEnd.mock.calls).toEqual([[{ kind: 'added', program: IPHONE }]]);
  });

  it('are answered first where the time ends while they are checked', async () => {
    let answer: (confirmed: 'added') => void = () => undefined;
    confirm.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await read();
    await pass(115);
    await touch('47');
    await pass(10);
    expect(onEnd).not.toHaveBeenCalled();
    await act(async () => {
      answer('added');
      await Promise.resolve();
    });

    expect(onEnd.mock.calls).toEqual([[{ kind: 'added', program: IPHONE }]]);
  });
});
