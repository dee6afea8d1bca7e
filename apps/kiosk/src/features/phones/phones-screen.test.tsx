import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stationOperations } from '@stimpill/api-types/station';
import { phoneCatalogues, punchCatalogues } from '#i18n/catalogues.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import type { Read } from '#ui/use-read.ts';
import type { EndResult, OfferEnd, OwnPhone, OwnPhoneCalls, OwnPhones } from './own-phones.ts';
import { PhonesScreen } from './phones-screen.tsx';

const IPHONE: OwnPhone = stationOperations.listOwnPhones.example.data.phones[0];
const UNKNOWN: OwnPhone = { ...IPHONE, phoneId: 'other', program: null, addedAt: null, seenAtUtc: null };

const list = vi.fn<OwnPhoneCalls['list']>();
const end = vi.fn<OwnPhoneCalls['end']>();
const onAdd = vi.fn<() => void>();
const onClose = vi.fn<() => void>();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  list.mockReset().mockImplementation(() => ready([IPHONE, UNKNOWN]));
  end.mockReset().mockResolvedValue('done');
  onAdd.mockReset();
  onClose.mockReset();
});

const ready = (phones: OwnPhone[], mayAdd: OwnPhones['mayAdd'] = 'yes'): Promise<Read<OwnPhones>> =>
  Promise.resolve({ kind: 'ready', data: { phones, mayAdd } });

type Shown = { readonly canLetIn?: boolean; readonly offerEnd?: OfferEnd; readonly disowned?: string };

async function show({ canLetIn = true, offerEnd, disowned }: Shown = {}): Promise<void> {
  await punchCatalogues.load('en');
  await phoneCatalogues.load('en');
  render(
    <LanguageProvider language="en">
      <PhonesScreen
        name="Anna J."
        calls={{ list, end, offer: never, readOffer: never, confirm: never }}
        timeZone="Atlantic/Reykjavik"
        {...{ canLetIn, offerEnd, disowned, onAdd, onClose }}
      />
    </LanguageProvider>,
  );
}

const press = async (name: string | RegExp, place = 0) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[place]!);
const says = async (text: string | RegExp) => await screen.findByText(text);
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the phones of a person at the tablet', () => {
  it('are named as the person knows them, with when and where each was let in and last opened', async () => {
    await show();

    expect(await rows()).toEqual([
      expect.stringMatching(
        /^iPhoneAdded 1 March, 16:05, at the tablet “Eldhús”Last opened 2 March, 18:20RemoveThis is not mine$/,
      ),
      expect.stringMatching(/^A phoneAdded 1 March, 16:05, at the deskNot opened yet/),
    ]);
  });

  it('are none at first, and one is let in', async () => {
    list.mockImplementation(() => ready([]));
    await show();
    await says('You have let no phone in.');
    await press('Add a phone');

    expect(onAdd).toHaveBeenCalledOnce();
  });

  it.each<[string, OwnPhones['mayAdd'], boolean, RegExp]>([
    ['the company lets none in', 'turnedOff', true, /Your company lets no phones in/],
    ['the person signs in at the desk', 'atTheDesk', true, /no phone is let in with your PIN/],
    ['the tablet does not use HTTPS', 'yes', false, /does not use HTTPS/],
    ['the company lets none in, HTTPS or not', 'turnedOff', false, /Your company lets no phones in/],
  ])('are listed without a way to add one where %s', async (_, mayAdd, canLetIn, reason) => {
    list.mockImplementation(() => ready([IPHONE], mayAdd));
    await show({ canLetIn });

    await says(reason);
    expect(screen.queryByRole('button', { name: 'Add a phone' })).toBeNull();
    screen.getByRole('button', { name: 'Remove' });
  });

  it.each<[OfferEnd, string]>([
    [{ kind: 'added', program: IPHONE.program }, 'iPhone is let in. It shows your record now.'],
    [{ kind: 'over' }, 'The time of the code is over. Add a phone with a new one.'],
    [{ kind: 'wrong' }, 'Wrong digits came three times, so the code is over and no phone was let in.'],
    [{ kind: 'failed' }, 'No code came, and no phone was let in. Try again.'],
  ])('say what became of the code: $kind', async (offerEnd, sentence) => {
    await show({ offerEnd });

    await says(sentence);
  });

  it('could not be read, and are read again when asked', async () => {
    list.mockResolvedValueOnce({ kind: 'failed' });
    await show();
    await says('Your phones could not be loaded. Try again later.');
    await press('Try again');

    expect(await rows()).toHaveLength(2);
  });

  it('are not read for somebody who must begin again', async () => {
    list.mockResolvedValue({ kind: 'ended' });
    await show({ offerEnd: { kind: 'ended' } });

    await says('That took too long. Begin again with your PIN.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a phone that is to end', () => {
  it('is removed after a question, and the list is read anew', async () => {
    await show();
    await press('Remove');
    await says('Remove iPhone?');
    list.mockImplementation(() => ready([UNKNOWN]));
    await press('Yes, remove it');

    await says('iPhone is removed and shows nothing more of you.');
    expect(end.mock.calls).toEqual([[IPHONE.phoneId, false]]);
    expect(await rows()).toHaveLength(1);
  });

  it('is kept where the question is not answered so', async () => {
    await show();
    await press('Remove');
    await press('No, keep it');

    expect(await rows()).toHaveLength(2);
    expect(end).not.toHaveBeenCalled();
  });

  it('is ended once, however often the answer is pressed', async () => {
    end.mockImplementation(never);
    await show();
    await press('Remove');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Yes, remove it' }));

    expect(end).toHaveBeenCalledOnce();
  });

  it('tells a manager where it is not of the person', async () => {
    await show();
    await press('This is not mine', 1);
    await says('Not yours: A phone?');
    await press('Not mine, end it');

    await says('A phone is ended, and a manager is told. Ask for a new PIN.');
    expect(end.mock.calls).toEqual([[UNKNOWN.phoneId, true]]);
  });

  it('is asked about at once where the person has said already that it is not theirs', async () => {
    await show({ disowned: UNKNOWN.phoneId });

    await says('Not yours: A phone?');
  });

  it('is asked about no more where it has ended meanwhile', async () => {
    await show({ disowned: 'ended long ago' });

    expect(await rows()).toHaveLength(2);
  });

  it.each<[EndResult, RegExp]>([
    ['failed', /was not ended\. Try again, or tell a manager/],
    ['gone', /had ended before/],
    ['ended', /took too long\. Begin again with your PIN/],
  ])('and did not: %s', async (result, sentence) => {
    end.mockResolvedValue(result);
    await show();
    await press('Remove');
    await press('Yes, remove it');

    await says(sentence);
  });

  it('is said to have ended where only the answer was lost', async () => {
    end.mockResolvedValue('failed');
    await show();
    await press('Remove');
    list.mockImplementation(() => ready([UNKNOWN]));
    await press('Yes, remove it');

    await says('iPhone is removed and shows nothing more of you.');
  });
});
