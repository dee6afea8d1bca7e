// A day of work is paid its minimums and its breaks once, also when it is approved in parts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTimesheet } from '../test/arbitraries.ts';
import { readEntry } from '../test/wall-clock-entry.ts';
import { utcZone } from '@stimpill/time';
import {
  agreements,
  calculateFigures,
  calculateTimesheet,
  explainCredit,
  EXPLANATION_LANGUAGES,
  type Credit,
  type EntryFigures,
  type TimesheetInput,
} from './index.ts';

const shop = agreements.get('vr-shop')?.definition;
if (shop === undefined) throw new Error('The rule of shops does not ship.');
const hotel = agreements.get('hotel-restaurant-shifts')?.definition ?? shop;

/** Entries of November 2026, called by their place: entry 0, entry 1. */
const inputOf = (lines: readonly string[], definition = shop): TimesheetInput => ({
  entries: lines.map((line, index) => readEntry(line, index, utcZone)),
  range: { startDate: '2026-11-01', endDate: '2026-11-30' },
  zone: utcZone,
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions: [{ name: 'Shop', number: 1, validFrom: '2026-01-01', definition }],
});

/** What is kept of some entries that are approved when there are no others but those that were kept before. */
const keep = (
  input: TimesheetInput,
  ids: readonly string[],
  before: ReadonlyMap<string, EntryFigures> = new Map(),
): ReadonlyMap<string, EntryFigures> => {
  const entries = input.entries.filter(({ id }) => ids.includes(id) || before.has(id));
  return new Map([...before, ...calculateFigures({ ...input, entries, kept: before }, new Set(ids))]);
};

const paid = ({ credits }: { readonly credits: readonly Credit[] }) =>
  credits.map(({ entryId, account, minutes }) => `${entryId ?? 'day'}: ${minutes} ${account}`).sort();

const SATURDAY = inputOf(['Sat 2026-11-21 10:00 - 12:00', 'Sat 2026-11-21 13:00 - 14:00']);
const EVENING = inputOf(['Mon 2026-11-23 17:00 - 19:00', 'Mon 2026-11-23 19:30 - 21:00']);

describe('a day of which a part was approved', () => {
  it('has its minimum once: what was kept counts towards it', () => {
    const kept = keep(SATURDAY, ['entry 0']);

    const timesheet = calculateTimesheet({ ...SATURDAY, kept });

    expect(paid(timesheet)).toEqual(['entry 0: 120 minimumPaid']);
    // Three hours were worked, of which the day would have got one more, not two.
    expect(timesheet.differingEntryIds).toEqual(['entry 0']);
  });

  it('gets what is still missing of its pay for breaks, and the explanation says what was kept', () => {
    const kept = keep(EVENING, ['entry 0']);

    const timesheet = calculateTimesheet({ ...EVENING, kept });

    expect(paid(timesheet)).toEqual(['entry 0: 15 breakPay', 'entry 1: 3 breakPay']);
    expect(timesheet.differingEntryIds).toEqual([]);
    const rest = timesheet.credits.find(({ entryId }) => entryId === 'entry 1');
    expect(
      rest && EXPLANATION_LANGUAGES.map((language) => explainCredit(rest, [], language).sentence),
    ).toMatchObject([
      expect.stringContaining(
        ' Auk þess voru 15 mín. af því sama samþykktar áður, með annarri færslu. Regla: ',
      ),
      expect.stringContaining(
        ' Another 15 min were approved before for the same, with another entry. Rule: ',
      ),
      expect.stringContaining(
        ' Kolejne 15 min z tego samego tytułu zatwierdzono wcześniej, z innym wpisem. Reguła: ',
      ),
    ]);
  });

  it('gets it also where the later part was approved and the earlier one came after', () => {
    const kept = keep(EVENING, ['entry 1']);

    const timesheet = calculateTimesheet({ ...EVENING, kept });

    expect(paid(timesheet)).toEqual(['entry 0: 3 breakPay', 'entry 1: 15 breakPay']);
    expect(timesheet.differingEntryIds).toEqual([]);
  });

  it('is paid the same once the other part is approved too', () => {
    const kept = keep(EVENING, ['entry 1'], keep(EVENING, ['entry 0']));

    const timesheet = calculateTimesheet({ ...EVENING, kept });

    expect(paid(timesheet)).toEqual(['entry 0: 15 breakPay', 'entry 1: 3 breakPay']);
    expect(timesheet.differingEntryIds).toEqual([]);
  });

  it('pays a call-out that goes on after its approval its minimum once, and another call-out its own', () => {
    const input = inputOf(
      [
        'Mon 2026-11-23 08:00 - 09:00, call-out',
        'Mon 2026-11-23 09:00 - 10:00, call-out',
        'Mon 2026-11-23 20:00 - 21:00, call-out',
      ],
      hotel,
    );

    const timesheet = calculateTimesheet({ ...input, kept: keep(input, ['entry 0']) });

    expect(paid(timesheet)).toEqual(['entry 0: 180 callOut', 'entry 2: 180 callOut']);
  });
});

/** Due once a day, whatever entries the day has. */
const isOfDay = ({ reason: { kind } }: Credit): boolean =>
  kind === 'minimum-paid' || kind === 'break-per-hour' || kind === 'worked-meal';

/** The sums of what is due once, by what it is due for. */
const sumsOf = (credits: readonly Credit[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { account, reason, localDate, minutes } of credits.filter(isOfDay)) {
    const key = [account, reason.kind, localDate, reason.kind === 'worked-meal' ? reason.from : ''].join(' ');
    sums[key] = (sums[key] ?? 0) + minutes;
  }
  return sums;
};

describe('any days, approved in any two parts', () => {
  it('are paid at the end what they are due or what was kept, whichever is more', () => {
    const check = (timesheet: TimesheetInput, chosen: readonly boolean[]): void => {
      const input = { ...timesheet, entries: timesheet.entries.filter(({ endAt }) => endAt !== null) };
      const first = input.entries.filter((_, index) => chosen[index] === true).map(({ id }) => id);
      const kept = keep(input, first);

      const paidNow = sumsOf(calculateTimesheet({ ...input, kept }).credits);

      const due = sumsOf(calculateTimesheet(input).credits);
      const before = sumsOf([...kept.values()].flatMap(({ credits }) => credits));
      for (const key of new Set([...Object.keys(due), ...Object.keys(before), ...Object.keys(paidNow)])) {
        expect([key, paidNow[key] ?? 0]).toEqual([key, Math.max(due[key] ?? 0, before[key] ?? 0)]);
      }
    };

    fc.assert(fc.property(aTimesheet, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), check), {
      numRuns: 300,
    });
  });
});
