// What others changed of the time of the employee who is signed in at a station, and what the person says of it.
import { z } from 'zod';
import { guid, guidOut, instant, instantIn } from '../formats.ts';
import { TOLD_CHANGE_EXAMPLE, toldChange } from '../manage/change-words.ts';
import { lineIn } from '../manage/record-formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { exampleState, stationData } from './station-state.ts';

const REQUEST = 'c7d8e9f0-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const { changeId } = TOLD_CHANGE_EXAMPLE.word;

/** At most this many are told at once; those that wait for a word come first. */
export const MOST_TOLD_AT_ONCE = 50;

/** GET /own-changes */
export const listOwnChanges = defineOperation({
  id: 'listOwnChanges',
  method: 'GET',
  path: '/own-changes',
  tag: 'station',
  summary: 'List what others changed of my time',
  description:
    'Of the employee who is signed in: changes of their time by others that they have not answered, and those that they answered in the last 14 ' +
    `days; the newest first, at most ${MOST_TOLD_AT_ONCE}. What one press changed is one. It changes nothing: say \`tellOwnChanges\` once they are on the screen.`,
  auth: 'stationEmployee',
  data: stationData({
    changes: z.array(toldChange).meta({ description: 'The changes, the newest first.' }),
    seenThrough: instant.nullable().meta({
      description:
        'The newest change of the person’s time by somebody else; an answer sends it back. Null: none.',
    }),
  }),
  errors: [],
  example: {
    data: { changes: [TOLD_CHANGE_EXAMPLE], seenThrough: '2026-03-01T09:00:00.000Z', station: exampleState },
  },
});

/** POST /told-changes */
export const tellOwnChanges = defineOperation({
  id: 'tellOwnChanges',
  method: 'POST',
  path: '/told-changes',
  tag: 'station',
  summary: 'Say that the person was shown changes',
  description:
    'The employee who is signed in has these changes on the screen. The first time counts; a repetition changes nothing, and a change of somebody else is left out.',
  auth: 'stationEmployee',
  body: requestBody({
    changeIds: z
      .array(guid)
      .min(1, { error: 'must name at least one' })
      .max(MOST_TOLD_AT_ONCE, { error: `must name at most ${MOST_TOLD_AT_ONCE}` })
      .meta({ description: 'The changes that are shown.' }),
  }),
  data: stationData({
    told: z.array(guidOut).meta({ description: 'Those that are told by now, in the order of the request.' }),
  }),
  errors: [],
  example: {
    body: { changeIds: [changeId] },
    data: { told: [changeId], station: exampleState },
  },
});

/** POST /change-answers */
export const answerOwnChange = defineOperation({
  id: 'answerOwnChange',
  method: 'POST',
  path: '/change-answers',
  tag: 'station',
  summary: 'Say what I think of a change of my time',
  description:
    'The employee who is signed in agrees with a change, or says that it is not so, and why; then a manager is asked. The time itself stays as it is. ' +
    'An earlier word stays; this one is added. The id makes repetition harmless. Where the time was changed again after `seenThrough`, nothing is kept: read the changes anew.',
  auth: 'stationEmployee',
  body: requestBody({
    requestId: guid.meta({ description: 'Made by the tablet (UUID); the same for every repetition.' }),
    changeId: guid.meta({ description: 'The change, as `listOwnChanges` names it.' }),
    notSoBecause: lineIn(300, 'Why it is not so.')
      .nullable()
      .meta({ description: 'Why the change is not right; null: the person agrees with it.' }),
    seenThrough: instantIn('As `listOwnChanges` gave it with what the person saw.'),
  }),
  data: stationData({
    requestId: guidOut.meta({ description: 'The word.' }),
    changeId: guidOut.meta({ description: 'The change that it is about.' }),
  }),
  errors: ['change.not_found', 'change.answer_exists', 'change.came_meanwhile'],
  example: {
    body: {
      requestId: REQUEST,
      changeId,
      notSoBecause: 'Ég fór klukkan 15',
      seenThrough: '2026-03-01T09:00:00.000Z',
    },
    data: { requestId: REQUEST, changeId, station: exampleState },
  },
});
