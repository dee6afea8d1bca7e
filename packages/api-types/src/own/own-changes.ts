// What others changed of the time of the person of a phone, and what the person says of it: the same as at a tablet.
import { defineOperation } from '../operation.ts';
import { answerOwnChange, listOwnChanges, tellOwnChanges } from '../private/station-changes.ts';
import { withoutState } from './without-state.ts';

/** GET /changes */
export const listMyChanges = defineOperation({
  id: 'listMyChanges',
  method: 'GET',
  path: '/changes',
  tag: 'own',
  summary: 'List what others changed of my time',
  description:
    'Changes by others that the person has not answered, and those that they answered in the last 14 days; the newest first. It changes nothing: ' +
    'say `tellMyChanges` once they are on the screen.',
  auth: 'openPhone',
  data: listOwnChanges.data.omit({ station: true }),
  errors: [],
  example: { data: withoutState(listOwnChanges.example.data) },
});

/** POST /changes/told */
export const tellMyChanges = defineOperation({
  id: 'tellMyChanges',
  method: 'POST',
  path: '/changes/told',
  tag: 'own',
  summary: 'Say that I was shown changes',
  description:
    'The person has these changes on the screen. The first time counts; a repetition changes nothing, and a change of somebody else is left out.',
  auth: 'openPhone',
  makesNothing: true,
  body: tellOwnChanges.body,
  data: tellOwnChanges.data.omit({ station: true }),
  errors: ['phone.has_left'],
  example: { body: tellOwnChanges.example.body, data: withoutState(tellOwnChanges.example.data) },
});

/** POST /changes/answers */
export const answerMyChange = defineOperation({
  id: 'answerMyChange',
  method: 'POST',
  path: '/changes/answers',
  tag: 'own',
  summary: 'Say what I think of a change of my time',
  description: answerOwnChange.description.replace('The employee who is signed in', 'The person'),
  auth: 'openPhone',
  body: answerOwnChange.body,
  data: answerOwnChange.data.omit({ station: true }),
  errors: ['phone.has_left', ...answerOwnChange.errors],
  example: { body: answerOwnChange.example.body, data: withoutState(answerOwnChange.example.data) },
});
