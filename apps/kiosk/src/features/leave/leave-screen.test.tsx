import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stationOperations } from '@stimpill/api-types/station';
import { leaveCatalogues, punchCatalogues } from '#i18n/catalogues.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { LeaveScreen } from './leave-screen.tsx';
import type { AskResult, LeaveWish, OwnLeave, OwnLeaveRequest, WithdrawResult } from './own-leave.ts';

const { today, vacation, kinds: named } = stationOperations.getOwnLeave.example.data;
const kinds = [...named];
const JULY: OwnLeaveRequest = {
  ...{ requestId: 'r1', startDate: '2026-07-06', endDate: '2026-07-10', minutes: null, percent: null },
  ...{ kindName: null, note: '', answer: null },
  status: 'pending',
};

const ask = vi.fn<(wish: LeaveWish) => Promise<AskResult>>();
const withdraw = vi.fn<(id: string) => Promise<WithdrawResult>>();
const onClose = vi.fn<() => void>();
let requests: OwnLeave['requests'];

beforeEach(() => {
  requests = [JULY];
  ask.mockReset().mockResolvedValue('sent');
  withdraw.mockReset().mockResolvedValue('withdrawn');
  onClose.mockReset();
});

async function show(read: () => Promise<OwnLeave | undefined> = () => Promise.resolve(own())): Promise<void> {
  await punchCatalogues.load('en');
  await leaveCatalogues.load('en');
  render(
    <LanguageProvider language="en">
      <LeaveScreen name="Anna J." calls={{ read, ask, withdraw }} onClose={onClose} />
    </LanguageProvider>,
  );
}

const own = (): OwnLeave => ({ today, vacation, kinds, requests });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('time off at the tablet', () => {
  it('says what was asked for, how much of each day, and what was answered', async () => {
    requests = [
      { ...JULY, percent: 50 },
      {
        ...JULY,
        requestId: 'r2',
        endDate: '2026-07-06',
        minutes: 120,
        status: 'approved',
        kindName: 'Course',
      },
      { ...JULY, requestId: 'r3', status: 'refused', answer: 'Too few on the shift' },
    ];
    await show();

    expect(await rows()).toEqual([
      '6 July to 10 JulyVacation, 50 % of each dayWaits for an answerTake back',
      'Monday 6 JulyCourse, 2 h of each dayApproved',
      '6 July to 10 JulyVacationNot approved“Too few on the shift”',
    ]);
  });

  it('says what vacation is left until when, and what of it waits', async () => {
    await show();

    await screen.findByText('Vacation left until 30 April 2027: 64 h');
    screen.getByText('Asked for and not answered: 40 h');
  });

  it('says so where nothing was asked for, and where nothing could be read', async () => {
    requests = [];
    await show();

    await screen.findByText('You have not asked for any time off.');
  });

  it('says what is safe where it could not be read', async () => {
    await show(() => Promise.resolve(undefined));

    expect((await screen.findByText(/could not be loaded/)).textContent).toContain(
      'What you have sent is safe',
    );
    expect(screen.queryByRole('button', { name: 'Ask for time off' })).toBeNull();
  });
});

describe('a request', () => {
  const touch = async (date: RegExp) => press(date);

  it('is of the days that were touched, and is there as soon as it is sent', async () => {
    await show();
    await press('Ask for time off');
    expect(screen.getByRole('button', { name: 'Ask for this' })).toHaveProperty('disabled', true);

    await touch(/ 15 June$/);
    await touch(/ 19 June$/);
    screen.getByText('15 June to 19 June');
    requests = [{ ...JULY, requestId: 'r2', startDate: '2026-06-15', endDate: '2026-06-19' }, JULY];
    await press('Ask for this');

    await screen.findByText(/Sent to a manager/);
    expect(ask).toHaveBeenCalledExactlyOnceWith({
      ...{ startDate: '2026-06-15', endDate: '2026-06-19', minutes: null, percent: null },
      ...{ kindId: null, note: '' },
    });
    expect((await rows())[0]).toContain('15 June to 19 June');
  });

  it('is of one day, of some hours, of a kind of the company, and with a message', async () => {
    await show();
    await press('Ask for time off');
    await press('The month after');
    await touch(/ 1 July$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Some hours' }));
    await press('More');
    await userEvent.click(screen.getByRole('radio', { name: kinds[0]!.name }));
    await userEvent.type(screen.getByLabelText(/Message to the manager/), ' Exam ');
    await press('Ask for this');

    await waitFor(() =>
      expect(ask).toHaveBeenCalledExactlyOnceWith({
        ...{ startDate: '2026-07-01', endDate: '2026-07-01', minutes: 150, percent: null },
        ...{ kindId: kinds[0]!.id, note: 'Exam' },
      }),
    );
  });

  it('is of half of each day', async () => {
    await show();
    await press('Ask for time off');
    await touch(/ 3 June$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Half the day' }));
    await press('Ask for this');

    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(ask.mock.calls[0]![0]).toMatchObject({ percent: 50, minutes: null });
  });

  it.each([
    ['overlaps', /asked for one of these days already. Nothing was sent/],
    ['ended', /Begin again with your PIN. Nothing was sent/],
    ['failed', /It was not sent/],
  ] as const)('that fails says why, and what was chosen stays: %s', async (result, says) => {
    ask.mockResolvedValue(result);
    await show();
    await press('Ask for time off');
    await touch(/ 3 June$/);
    await press('Ask for this');

    expect((await screen.findByRole('alert')).textContent).toMatch(says);
    expect(screen.getByRole('button', { name: / 3 June$/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is sent once, however often it is pressed', async () => {
    await show();
    await press('Ask for time off');
    await touch(/ 3 June$/);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ask for this' }));

    await screen.findByText(/Sent to a manager/);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is of no day that is over', async () => {
    await show();
    await press('Ask for time off');

    const month = within(screen.getByRole('group', { name: 'June 2026' }));
    expect(month.getAllByRole('button')).toHaveLength(30);
    expect(screen.getByRole('button', { name: 'The month before' })).toHaveProperty('disabled', true);
  });
});

it('never says that nothing was asked for where it cannot be read whether that is so', async () => {
  requests = [];
  const read = vi.fn<() => Promise<OwnLeave | undefined>>();
  await show(read.mockResolvedValueOnce(own()).mockResolvedValue(undefined));
  await press('Ask for time off');
  await press(/ 3 June$/);
  await press('Ask for this');

  await screen.findByText(/Sent to a manager/);
  await screen.findByText(/could not be loaded/);
  expect(screen.queryByText('You have not asked for any time off.')).toBeNull();
});

describe('a request that waits', () => {
  it('is taken back after a second press, and is gone', async () => {
    await show();
    await press('Take back');
    expect(withdraw).not.toHaveBeenCalled();
    requests = [];
    await press('Yes, take it back');

    await screen.findByText('It is taken back.');
    expect(withdraw).toHaveBeenCalledExactlyOnceWith('r1');
    await screen.findByText('You have not asked for any time off.');
  });

  it('stays where the person thinks again', async () => {
    await show();
    await press('Take back');
    await press('Keep it');

    expect(withdraw).not.toHaveBeenCalled();
    await screen.findByRole('button', { name: 'Take back' });
  });

  it('that was answered meanwhile shows the answer', async () => {
    withdraw.mockResolvedValue('decided');
    await show();
    await press('Take back');
    requests = [{ ...JULY, status: 'approved' }];
    await press('Yes, take it back');

    expect((await screen.findByRole('alert')).textContent).toMatch(/answered meanwhile/);
    expect((await rows())[0]).toContain('Approved');
  });

  it('whose withdrawal was done and not answered is said to be taken back', async () => {
    withdraw.mockResolvedValue('failed');
    await show();
    await press('Take back');
    requests = [];
    await press('Yes, take it back');

    await screen.findByText('It is taken back.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose visit was over before it was taken back says to begin again', async () => {
    withdraw.mockResolvedValue('ended');
    await show();
    await press('Take back');
    await press('Yes, take it back');

    expect((await screen.findByRole('alert')).textContent).toMatch(/took too long.*with your PIN/);
  });

  it('that could not be taken back says so', async () => {
    withdraw.mockResolvedValue('failed');
    await show();
    await press('Take back');
    await press('Yes, take it back');

    expect((await screen.findByRole('alert')).textContent).toMatch(/was not taken back/);
  });
});
