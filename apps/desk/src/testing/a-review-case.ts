// Questions of the inbox as the server answers them.
import type { OpenReview, ReviewCase, ReviewChoice } from '#api/reviews.ts';

/** Their address. */
export const REVIEWS = '/companies/c1/reviews';
/** A moment of the day that they are about. */
export const at = (clock: string) => `2026-11-22T${clock}:00.000Z`;

export const aQuestion = (id: string, employeeName: string, rest: Partial<OpenReview> = {}): OpenReview => ({
  ...{ id, kind: 'punch', reason: 'pin_failed', employeeId: `of ${id}`, employeeName, departmentIds: [] },
  ...{ tabletId: null, tabletName: null, action: 'stop', atUtc: at('15:02'), date: '2026-11-22' },
  ...{ openedAtUtc: at('15:03'), timeEntryId: null, punchId: `punch ${id}`, togetherWith: 0 },
  ...rest,
});

/** @param minutes that it adds to the pay */
export const aChoice = (
  key: ReviewChoice['key'],
  minutes: number,
  rest: Partial<ReviewChoice> = {},
): ReviewChoice => ({
  ...{
    key,
    atUtc: null,
    timeEntryId: null,
    entry: null,
    absenceMinutes: null,
    needs: [],
    version: null,
    refusal: null,
  },
  effect: {
    ...{ employeeId: 'e', startDate: '2026-11-01', endDate: '2026-11-30' },
    ...{ workedMinutesBefore: 0, workedMinutesAfter: minutes, moved: { dates: [], lines: [] } },
    lines:
      minutes === 0
        ? []
        : [
            {
              key: 'DV',
              names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }],
              beforeMinutes: 0,
              afterMinutes: minutes,
            },
          ],
  },
  ...rest,
});

export const aCase = (question: OpenReview, rest: Partial<ReviewCase> = {}): ReviewCase => ({
  ...question,
  ...{
    asked: null,
    proposedAtUtc: null,
    absences: [],
    missedBreak: null,
    denied: null,
    lockedUntilUtc: null,
    guesses: null,
  },
  ...{ earlier: [], settled: null, closed: null },
  day: {
    ...{ date: '2026-11-22', entries: [], shifts: [{ startAtUtc: at('08:00'), endAtUtc: at('16:00') }] },
    punches: [
      {
        ...{
          punchId: question.punchId ?? '',
          action: 'stop',
          atUtc: at('15:02'),
          receivedAtUtc: at('18:00'),
        },
        ...{ door: 'station', tabletName: 'Kitchen', timeGrade: 'C', photo: 'none' },
        ...{ earliestAtUtc: at('14:40'), latestAtUtc: at('15:20'), latitude: null, longitude: null },
      },
    ],
  },
  choices: [
    aChoice('accept', 480),
    aChoice('acceptAt', 0, { needs: ['atUtc'], effect: null }),
    aChoice('reject', 0),
  ],
  ...rest,
});
