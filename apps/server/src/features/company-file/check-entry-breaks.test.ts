// Kinds and breaks in a company file: every fault with its place.
import { describe, expect, it } from 'vitest';
import { exampleCompanyFile, exampleEntry, idOf, ids } from '../../../test/example-company-file.ts';
import { faultsOfFile } from '../../../test/faults-of-file.ts';
import { NOTHING_STORED } from '../../../test/nothing-stored.ts';
import { checkCompanyFile } from './check-company-file.ts';
import { deriveIds } from './names/derive-ids.ts';

function checked(...timeEntries: unknown[]) {
  return checkCompanyFile({ ...exampleCompanyFile(), timeEntries }, NOTHING_STORED);
}

function faultsOf(...timeEntries: unknown[]): readonly string[] {
  return faultsOfFile({ ...exampleCompanyFile(), timeEntries });
}

const at = (time: string) => `2026-03-02T${time}:00Z`;
const pause = (from: string, to: string, kind = 'unpaid') => ({
  startAtUtc: at(from),
  endAtUtc: at(to),
  kind,
});
/** From 8 to 12. */
const entry = (rest: object = {}) => exampleEntry(idOf(20), rest);
const standby = (id: string, from: string, to: string) =>
  exampleEntry(id, { kind: 'standby', startAtUtc: at(from), endAtUtc: at(to) });

describe('an entry of a company file', () => {
  it('is work without breaks where it says nothing, and a break is unpaid', () => {
    const breaks = [{ startAtUtc: at('10:00'), endAtUtc: at('10:15') }];

    const { timeEntries } = checked(entry(), exampleEntry(idOf(21), { ...noon, breaks: [noonBreak] }));

    expect(timeEntries[0]).toMatchObject({ kind: 'work', breaks: [] });
    expect(timeEntries[1]?.breaks).toMatchObject([{ kind: 'unpaid' }]);
    expect(faultsOf(entry({ breaks }))).toEqual([]);
  });

  it('may have breaks that touch it and each other, in any order', () => {
    const breaks = [pause('10:00', '12:00', 'paid'), pause('08:00', '10:00', 'worked-through')];

    expect(faultsOf(entry({ kind: 'call-out', breaks }))).toEqual([]);
  });

  it('of standby may lie beside work, and not over other standby', () => {
    expect(faultsOf(entry(), standby(idOf(21), '07:00', '20:00'))).toEqual([]);
    expect(faultsOf(entry({ endAtUtc: null }), standby(idOf(21), '07:00', '20:00'))).toEqual([]);
    expect(
      faultsOf(standby(idOf(21), '07:00', '10:00'), entry(), standby(idOf(22), '09:00', '20:00')),
    ).toEqual(['timeEntries[2] overlaps timeEntries[0] of the same employee.']);
  });

  it.each<[string, object, string]>([
    ['an unknown kind', { kind: 'oncall' }, 'timeEntries[0].kind must be one of work, call-out, standby.'],
    [
      'an unknown kind of break',
      { breaks: [pause('09:00', '09:30', 'lunch')] },
      'timeEntries[0].breaks[0].kind must be one of unpaid, paid, worked-through.',
    ],
    [
      'a break before it',
      { breaks: [pause('07:59', '08:30')] },
      'timeEntries[0].breaks[0] lies outside its entry.',
    ],
    [
      'a break past its end',
      { breaks: [pause('09:00', '09:10'), pause('11:30', '12:01')] },
      'timeEntries[0].breaks[1] lies outside its entry.',
    ],
    [
      'a break that ends before it begins',
      { breaks: [pause('09:30', '09:00')] },
      'timeEntries[0].breaks[0].endAtUtc must lie after the startAtUtc of the break.',
    ],
    [
      'a break without length',
      { breaks: [pause('09:30', '09:30')] },
      'timeEntries[0].breaks[0].endAtUtc must lie after the startAtUtc of the break.',
    ],
    [
      'breaks that overlap',
      { breaks: [pause('10:00', '10:30'), pause('09:00', '10:01', 'paid')] },
      'timeEntries[0].breaks[0] overlaps timeEntries[0].breaks[1].',
    ],
    [
      'a break while it is open',
      { endAtUtc: null, breaks: [pause('09:00', '09:30')] },
      'timeEntries[0].breaks must be empty while the entry is open.',
    ],
    [
      'a break of standby',
      { kind: 'standby', breaks: [pause('09:00', '09:30')] },
      'timeEntries[0].breaks must be empty: standby has no breaks.',
    ],
    [
      'open standby',
      { kind: 'standby', endAtUtc: null },
      'timeEntries[0].endAtUtc is missing; standby is written down once it has ended.',
    ],
    [
      'a break without a start',
      { breaks: [{ endAtUtc: at('09:30') }] },
      'timeEntries[0].breaks[0].startAtUtc is missing.',
    ],
    ['breaks that are no list', { breaks: 'none' }, 'timeEntries[0].breaks must be a list.'],
  ])('is refused with %s', (_, rest, sentence) => {
    expect(faultsOf(entry(rest))).toEqual([sentence]);
  });

  it('without an id is told apart from standby that begins with it, and keeps its id when work becomes a call-out', () => {
    const work = { employeeId: ids.anna, startAtUtc: at('08:00') };
    const idsOf = (...items: object[]) => deriveIds(ids.company, 'timeEntries', items);

    const [ofWork, ofStandby] = idsOf(work, { ...work, kind: 'standby' });

    expect(idsOf({ ...work, kind: 'standby' }, work)).toEqual([ofStandby, ofWork]);
    expect(idsOf({ ...work, kind: 'call-out' })).toEqual([ofWork]);
  });
});

const noon = { startAtUtc: at('12:00'), endAtUtc: at('16:00') };
const noonBreak = { startAtUtc: at('13:00'), endAtUtc: at('13:30') };
