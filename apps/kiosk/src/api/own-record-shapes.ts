// What the kiosk reads of somebody's own record. The compiler and a test hold it as they hold the table of all operations.

const ownReason = { hours: 'text | null', minutes: 'count', name: 'text | null', sentence: 'text' } as const;

/** Of `readOwnDays`. */
export const OWN_DAYS = {
  startDate: 'text',
  endDate: 'text',
  earlierDate: 'text | null',
  laterDate: 'text | null',
  totalMinutes: 'count',
  departures: [
    {
      right: 'text',
      startDate: 'text',
      endDate: 'text',
      minutes: 'count',
      limitMinutes: 'count',
      owedMinutes: 'count | null',
      openMinutes: 'count',
      settledBy: [
        {
          bookingId: 'text',
          kind: 'text',
          date: 'text',
          minutes: 'count',
          reason: 'text',
          bookedBy: 'text | null',
        },
      ],
    },
  ],
  notJudged: [{ because: 'text' }],
  days: [
    {
      date: 'text',
      workedMinutes: 'count',
      absences: [{ name: 'text', minutes: 'count' }],
      credits: [{ account: 'text', minutes: 'count' }],
      entries: [
        {
          id: 'text',
          kind: 'text',
          startAtUtc: 'instant',
          endAtUtc: 'instant | null',
          breaks: [{ startAtUtc: 'instant', endAtUtc: 'instant', kind: 'text' }],
          isDraft: 'flag',
          isApproved: 'flag',
          isRemoved: 'flag',
          workedMinutes: 'count',
          unpaidBreakMinutes: 'count',
          changes: [
            {
              changedAtUtc: 'instant',
              by: 'text',
              act: 'text',
              reason: 'text | null',
              fields: [{ name: 'text', before: 'text | null', after: 'text | null' }],
            },
          ],
        },
      ],
    },
  ],
} as const;

/** Of `explainOwnDay`. */
export const OWN_REASONS = {
  holiday: 'text | null',
  entries: [
    {
      timeEntryId: 'text',
      startAtUtc: 'instant',
      keptOtherwise: 'text | null',
      reasons: [ownReason],
    },
  ],
  credits: [ownReason],
} as const;

const word = {
  changeId: 'text',
  isAsked: 'flag',
  toldAtUtc: 'instant | null',
  words: [
    {
      isSo: 'flag',
      because: 'text | null',
      saidAtUtc: 'instant',
      counts: 'flag',
      access: [{ what: 'text', by: 'text', atUtc: 'instant' }],
    },
  ],
} as const;

/** Of `listOwnChanges`. What may be there or not is looked at by the screen. */
export const OWN_CHANGES = {
  seenThrough: 'instant | null',
  changes: [
    {
      changedAtUtc: 'instant',
      by: 'text',
      reason: 'text | null',
      entries: [{ timeEntryId: 'text' }],
      word,
    },
  ],
} as const;

/** Of `listOwnPhones`. */
export const OWN_PHONES = {
  phones: [
    {
      phoneId: 'text',
      program: 'text | null',
      addedAtUtc: 'instant',
      addedAt: 'text | null',
      seenAtUtc: 'instant | null',
    },
  ],
  mayAdd: 'text',
} as const;
