import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenReview, ReviewCase } from '#api/reviews.ts';
import { hoursApart, spanOfCase } from './bar-of-case.ts';
import { countKinds, filterQuestions, isAlike, toKind, type Kind } from './filter-questions.ts';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { offeredChoices, toDecision } from './offered-choices.ts';
import { meantDay } from './typed-time.ts';
import { said } from '#words/words.ts';

const KINDS = Object.keys(said(inboxWords, 'en').kinds) as Kind[];
const aQuestion = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...KINDS),
  employeeName: fc.constantFrom('Anna Ásudóttir', 'Łukasz Święcicki', null),
  tabletName: fc.constantFrom('Eldhús', null),
  departmentIds: fc.subarray(['d1', 'd2']),
}) as unknown as fc.Arbitrary<OpenReview>;

describe('the list', () => {
  it('has as many questions as its kinds together, and each kind as many as are shown of it', () => {
    fc.assert(
      fc.property(
        fc.array(aQuestion),
        fc.constantFrom('', 'anna', 'luk'),
        fc.constantFrom(undefined, 'd1'),
        (questions, search, departmentId) => {
          const filter = { search, departmentId, kind: undefined };
          const shown = filterQuestions(questions, filter);
          const counts = countKinds(shown);

          expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(shown.length);
          for (const [kind, count] of counts)
            expect(filterQuestions(questions, { ...filter, kind })).toHaveLength(count);
        },
      ),
    );
  });

  it('leaves nothing out where no filter is set, and where the address names a kind that there is not', () => {
    fc.assert(
      fc.property(fc.array(aQuestion), (questions) => {
        const filter = {
          search: '',
          departmentId: undefined,
          kind: toKind('gone', said(inboxWords, 'en').kinds),
        };
        expect(filterQuestions(questions, filter)).toEqual(questions);
      }),
    );
  });

  it('lets only questions of one kind and reason be decided at once, drafts too, and no forgotten ends', () => {
    const of = (kind: Kind, reason: string) => ({ kind, reason }) as OpenReview;

    expect(isAlike(of('punch', 'pin_failed'), of('punch', 'pin_failed'))).toBe(true);
    expect(isAlike(of('punch', 'pin_failed'), of('punch', 'missing_stop'))).toBe(false);
    expect(isAlike(of('draft', 'draft'), of('draft', 'draft'))).toBe(true);
    expect(isAlike(of('forgottenOut', 'forgottenOut'), of('forgottenOut', 'forgottenOut'))).toBe(false);
  });
});

const PLAIN = {
  timeEntryId: null,
  entry: null,
  version: null,
  refusal: null,
  effect: null,
  absenceMinutes: null,
} as const;

describe('the choices', () => {
  it('offer beside a proposed time always another one', () => {
    const choices = [
      { ...PLAIN, key: 'accept', atUtc: null, needs: [] },
      { ...PLAIN, key: 'acceptAt', atUtc: '2026-03-02T15:00:00.000Z', needs: [] },
    ] as unknown as ReviewCase['choices'];

    const offered = offeredChoices({ choices });

    expect(offered.map(({ id, isOtherTime }) => [id, isOtherTime])).toEqual([
      ['accept', false],
      ['acceptAt', false],
      ['acceptAt other', true],
    ]);
    expect(offered[2]?.choice).toMatchObject({ atUtc: null, needs: ['atUtc'] });
  });

  it('become no decision while something is missing', () => {
    const choice = { ...PLAIN, key: 'acceptAt', atUtc: null, needs: ['atUtc'] } as const;

    expect(toDecision('r1', { ...choice, needs: ['atUtc'] }, '')).toBeUndefined();
    expect(toDecision('r1', { ...choice, atUtc: '2026-03-02T15:00:00.000Z', needs: [] }, ' ')).toEqual({
      by: 'item',
      reviewId: 'r1',
      body: { decision: 'acceptAt', atUtc: '2026-03-02T15:00:00.000Z' },
    });
  });
});

describe('a typed time', () => {
  const about = Date.parse('2026-03-02T22:00:00Z');
  const meant = { timeZone: 'Atlantic/Reykjavik', about, now: Date.parse('2026-03-03T12:00:00Z') };

  it.each([
    ['the end of night work lies on the next day', '06:00', true, '2026-03-03'],
    ['an end after the start stays on the day', '23:30', true, '2026-03-02'],
    ['a punch lies as near as possible', '20:00', false, '2026-03-02'],
    ['nothing is meant for the future', '13:00', false, '2026-03-02'],
  ])('%s', (_, time, isEnd, day) => {
    expect(meantDay(time, { ...meant, isEnd })).toBe(day);
  });
});

describe('the bar', () => {
  it('has full hours around all that is known, and never more than a day and a half', () => {
    const entry = { startAtUtc: '2026-03-02T07:58:00.000Z', endAtUtc: null, breaks: [] };
    const day = { date: '2026-03-02', entries: [entry], shifts: [], punches: [] };
    const known = { punchId: null, asked: null, proposedAtUtc: null, day } as unknown as Parameters<
      typeof spanOfCase
    >[0];
    const span = (now: string) => spanOfCase(known, Date.parse(now));

    expect(span('2026-03-02T15:20:00Z')).toEqual({
      from: Date.parse('2026-03-02T07:00:00Z'),
      to: Date.parse('2026-03-02T16:00:00Z'),
    });
    expect(span('2026-03-09T15:20:00Z').to).toBe(Date.parse('2026-03-03T19:00:00Z'));
    expect(hoursApart(span('2026-03-09T15:20:00Z'))).toBe(4);
  });
});
