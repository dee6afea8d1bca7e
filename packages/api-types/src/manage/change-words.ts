// What a person was told of a change of their time that somebody else made, and what they said of it.
import { z } from 'zod';
import { BREAK_KINDS, ENTRY_KINDS } from '../entry-kinds.ts';
import { guidOut, instant } from '../formats.ts';
import { PAY_EFFECT_EXAMPLE, payEffect } from './pay-effect.ts';

const access = z
  .object({
    what: z
      .enum(['pin', 'phone'])
      .meta({ description: 'What somebody else made for the person to be known by.' }),
    by: z
      .string()
      .meta({ description: 'Who made it, by name; what somebody is where nobody was signed in.' }),
    atUtc: instant.meta({ description: 'When.' }),
  })
  .meta({ id: 'GivenAccess', description: 'How the person is known, where somebody else made it lately.' });

const saidWord = z
  .object({
    isSo: z.boolean().meta({ description: 'True: they agree; false: it is not so.' }),
    because: z.string().nullable().meta({
      description: 'Why it is not so, in the words of the person; null: they agree, or it was erased.',
    }),
    saidAtUtc: instant.meta({ description: 'When it was said.' }),
    counts: z.boolean().meta({
      description:
        'False where whoever wrote the change also made what the person was known by, in the seven days before the word: it may be their word.',
    }),
    access: z.array(access).meta({
      description:
        'Who made the PIN of the person, or bound their phone, in the seven days before the word; empty: nobody but themselves.',
    }),
  })
  .meta({ id: 'WordOfPerson', description: 'What a person said of a change of their time.' });

/** Whether somebody was told of a change, and what they said. */
export const changeWord = z
  .object({
    changeId: guidOut.meta({ description: 'All that one press changed of the person, told as one.' }),
    isAsked: z.boolean().meta({
      description: 'The person had asked for just this, so it counts as agreed and is told nobody.',
    }),
    toldAtUtc: instant
      .nullable()
      .meta({ description: 'When the person was first shown it; null: not yet, or they had asked for it.' }),
    words: z.array(saidWord).meta({
      description: 'What they said, the oldest first; a word is never rewritten. Empty: no answer.',
    }),
    decided: z
      .object({
        decision: z.enum(['kept', 'corrected', 'ended']).meta({
          description:
            'kept: the change stays; corrected: the time was changed again; ended: the question has ended otherwise.',
        }),
        by: z.string().nullable().meta({ description: 'Who decided; null: nobody who was signed in.' }),
        reason: z.string().nullable().meta({ description: 'Why, for the person to read; null: nothing.' }),
        decidedAtUtc: instant.meta({ description: 'When.' }),
      })
      .nullable()
      .meta({
        description: 'What came of the last “not so”; null while it is open, and where there is none.',
      }),
  })
  .meta({
    id: 'ChangeWord',
    description: 'Whether a person was told of a change, and what they said of it.',
  });

/** Whether somebody was told of a change, and what they said. */
export type ChangeWord = z.infer<typeof changeWord>;

const entryState = z
  .object({
    kind: z.enum(ENTRY_KINDS).meta({ description: 'Its kind.' }),
    startAtUtc: instant.meta({ description: 'When it began.' }),
    endAtUtc: instant.nullable().meta({ description: 'When it ended; null: it went on.' }),
    breaks: z
      .array(
        z.object({
          startAtUtc: instant.meta({ description: 'Start of the break.' }),
          endAtUtc: instant.meta({ description: 'End of the break.' }),
          kind: z.enum(BREAK_KINDS).meta({ description: 'Kind of the break.' }),
        }),
      )
      .meta({ description: 'Its breaks, by start.' }),
    projectName: z.string().nullable().meta({ description: 'The project by name; null: none.' }),
    isDraft: z.boolean().meta({ description: 'Listed, and not paid.' }),
  })
  .meta({ id: 'EntryState', description: 'A time entry before a change, or after it.' });

/** A change of somebody's time, as they are told it. */
export const toldChange = z
  .object({
    changedAtUtc: instant.meta({ description: 'When.' }),
    by: z.string().meta({ description: 'Who, by name; what somebody is where nobody was signed in.' }),
    reason: z.string().nullable().meta({ description: 'Why; null where nobody said.' }),
    entries: z
      .array(
        z
          .object({
            timeEntryId: guidOut.meta({ description: 'The time entry.' }),
            before: entryState.nullable().meta({ description: 'What it was; null: it was added.' }),
            after: entryState.nullable().meta({ description: 'What it became; null: it was removed.' }),
          })
          .meta({ id: 'ToldEntry', description: 'A time entry before and after a change.' }),
      )
      .meta({ description: 'Every time entry of the press, by start.' }),
    effect: payEffect
      .pick({ workedMinutesBefore: true, workedMinutesAfter: true, lines: true })
      .nullable()
      .meta({
        id: 'ToldEffect',
        description:
          'What it changes in the minutes of the pay period; null where that is not known: the time was approved, or changed again since.',
      }),
    word: changeWord,
  })
  .meta({ id: 'ToldChange', description: 'A change of somebody’s time, as they are told it.' });

const state = {
  kind: 'work',
  startAtUtc: '2026-02-27T07:00:00.000Z',
  endAtUtc: '2026-02-27T15:00:00.000Z',
  breaks: [],
  projectName: null,
  isDraft: false,
} satisfies z.infer<typeof entryState>;

/** One, for the examples of operations that answer with it. */
export const CHANGE_WORD_EXAMPLE: ChangeWord = {
  changeId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e61',
  isAsked: false,
  toldAtUtc: '2026-03-02T07:00:00.000Z',
  words: [
    {
      isSo: false,
      because: 'Ég fór klukkan 15',
      saidAtUtc: '2026-03-02T07:01:00.000Z',
      counts: true,
      access: [{ what: 'pin', by: 'Björk Sveinsdóttir', atUtc: '2026-02-26T08:00:00.000Z' }],
    },
  ],
  decided: null,
};

/** One, for the examples of operations that answer with it. */
export const TOLD_CHANGE_EXAMPLE: z.infer<typeof toldChange> = {
  changedAtUtc: '2026-03-01T09:00:00.000Z',
  by: 'Björk Sveinsdóttir',
  reason: 'Lokað var 14:30',
  entries: [
    {
      timeEntryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
      before: state,
      after: { ...state, endAtUtc: '2026-02-27T14:30:00.000Z' },
    },
  ],
  effect: {
    workedMinutesBefore: 480,
    workedMinutesAfter: 450,
    lines: PAY_EFFECT_EXAMPLE.lines.map((line) => ({ ...line, beforeMinutes: 480, afterMinutes: 450 })),
  },
  word: CHANGE_WORD_EXAMPLE,
};
