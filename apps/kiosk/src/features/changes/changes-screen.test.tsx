import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stationOperations } from '@stimpill/api-types/station';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import { changesCatalogues, punchCatalogues } from '#i18n/catalogues.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { ChangesScreen } from './changes-screen.tsx';
import { ownChangeCalls, type OwnChange, type OwnChangeCalls } from './own-changes.ts';

const { listOwnChanges } = stationOperations;
const { changes, seenThrough } = listOwnChanges.data.parse(listOwnChanges.example.data);
const ANSWERED: OwnChange = changes[0]!;
const CHANGE: OwnChange = { ...ANSWERED, word: { ...ANSWERED.word, toldAtUtc: null, words: [] } };
const { changeId } = CHANGE.word;

const read = vi.fn<OwnChangeCalls['read']>();
const tell = vi.fn<OwnChangeCalls['tell']>();
const say = vi.fn<OwnChangeCalls['say']>();
const onClose = vi.fn<() => void>();

const ready = (...list: OwnChange[]) =>
  Promise.resolve({ kind: 'ready' as const, data: { changes: list, seenThrough } });

beforeEach(() => {
  read.mockReset().mockImplementation(() => ready(CHANGE));
  tell.mockReset().mockResolvedValue();
  say.mockReset().mockResolvedValue('kept');
  onClose.mockReset();
});

async function show(): Promise<void> {
  await punchCatalogues.load('en');
  await changesCatalogues.load('en');
  render(
    <LanguageProvider language="en">
      <ChangesScreen
        name="Anna J."
        calls={{ read, tell, say }}
        timeZone="Atlantic/Reykjavik"
        onClose={onClose}
      />
    </LanguageProvider>,
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const says = async (text: string | RegExp) => await screen.findByText(text);

describe('changes of my time at the tablet', () => {
  it('tell who changed what, when and why, old and new, and what it moves', async () => {
    await show();

    await says('Changed by Björk Sveinsdóttir on 1 March 09:00');
    await says('“Lokað var 14:30”');
    await says('27 February, 07:00–15:00');
    await says('27 February, 07:00–14:30');
    await says('Your minutes in this pay period: 8 h before, 7 h 30 min now');
  });

  it('are told as shown once they are on the screen, and only once', async () => {
    await show();
    await press('Agree');

    await says('It is kept.');
    expect(read).toHaveBeenCalledTimes(2);
    expect(tell.mock.calls).toEqual([[[changeId]]]);
  });

  it('take an agreement with one press, and a second press sends nothing more', async () => {
    say.mockImplementation(() => new Promise(() => undefined));
    await show();
    await userEvent.dblClick(await button('Agree'));

    expect(say.mock.calls).toEqual([[{ changeId, because: null, seenThrough }]]);
  });

  it('take a “not so” with its reason, and none without', async () => {
    await show();
    await press('Not so, because …');
    expect(await button('Send')).toHaveProperty('disabled', true);
    await userEvent.type(await screen.findByLabelText('Why'), '  I left at 15  ');
    await press('Send');

    await says('A manager is asked. You read the answer here.');
    expect(say.mock.calls).toEqual([[{ changeId, because: 'I left at 15', seenThrough }]]);
  });

  it('keep what was typed where it was not sent, and send it again when asked', async () => {
    say.mockResolvedValueOnce('failed');
    await show();
    await press('Not so, because …');
    await userEvent.type(await screen.findByLabelText('Why'), 'I left at 15');
    await press('Send');
    await says('It was not sent. Try again: it is kept once.');
    await press('Send');

    await says('A manager is asked. You read the answer here.');
    expect(say).toHaveBeenCalledTimes(2);
  });

  it('are shown anew where the time was changed again meanwhile, both of them', async () => {
    say.mockResolvedValue('meanwhile');
    await show();
    const second = { ...CHANGE, by: 'Ari', word: { ...CHANGE.word, changeId: 'second' } };
    await button('Agree');
    read.mockImplementation(() => ready(second, CHANGE));
    await press('Agree');

    await says(/Your time was changed again just now\. Nothing was kept/);
    await says(/Changed by Ari/);
    await says(/Changed by Björk/);
    await waitFor(() => expect(tell.mock.calls).toEqual([[[changeId]], [['second']]]));
  });

  it('show what was said and what came of it, and take another word', async () => {
    const decided = {
      ...{ decision: 'kept' as const, by: 'Björk', reason: 'The alarm was set at 14:32' },
      decidedAtUtc: '2026-03-02T08:00:00.000Z',
    };
    read.mockImplementation(() => ready({ ...ANSWERED, word: { ...ANSWERED.word, decided } }));
    await show();

    await says('Not so, on 2 March 07:01: “Ég fór klukkan 15”');
    await says('The change stays. Björk, 2 March 08:00: “The alarm was set at 14:32”');
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    await press('Say it differently');
    await press('Agree');
    expect(say).toHaveBeenCalledOnce();
    expect(tell).not.toHaveBeenCalled();
  });

  it('ask nobody for anything: closing them says nothing', async () => {
    await show();
    await says('What others changed. You need not answer; then it says so.');
    await press('Close');

    expect(onClose).toHaveBeenCalledOnce();
    expect(say).not.toHaveBeenCalled();
  });

  it('say that there are none, that they could not be loaded, and that the visit is over', async () => {
    read.mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValueOnce({ kind: 'ended' });
    await show();
    await says('The changes could not be loaded. They are safe. Try again later.');
    await press('Try again');

    await says('That took too long. Begin again with your PIN.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('what is sent of a word', () => {
  const bodies: object[] = [];
  const failing = (failure: ApiFailure): CallStation =>
    vi.fn((_: unknown, call: { readonly body: object }) => {
      bodies.push(call.body);
      return Promise.resolve({ ok: false, failure });
    }) as unknown as CallStation;
  const word = { changeId, because: 'no', seenThrough: seenThrough ?? '' };
  const refused = (code: string) =>
    ({
      kind: 'refused',
      status: 412,
      codes: [code],
      retryAfterSeconds: undefined,
      requestId: undefined,
    }) as ApiFailure;

  beforeEach(() => {
    bodies.length = 0;
  });

  it('has the same id when it is sent again, and another for another word', async () => {
    const calls = ownChangeCalls(failing({ kind: 'offline' }), 'token');
    expect([await calls.say(word), await calls.say(word)]).toEqual(['failed', 'failed']);
    await calls.say({ ...word, because: 'other' });

    const ids = bodies.map((body) => (body as { readonly requestId: string }).requestId);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it.each([
    ['change.came_meanwhile', 'meanwhile'],
    ['change.not_found', 'meanwhile'],
    ['kiosk.employee_token_expired', 'ended'],
    ['change.answer_exists', 'failed'],
  ])('that is refused with %s is told as %s', async (code, kept) => {
    expect(await ownChangeCalls(failing(refused(code)), 'token').say(word)).toBe(kept);
  });
});
