// Somebody says at the tablet that a punch is not theirs, or wrong.
import { guid, guidOut } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { exampleState, stationData } from './station-state.ts';

const PUNCH = 'b3e0f6a1-9c2d-4e7f-8a5b-1c2d3e4f5a6b';

/** POST /punch-disputes */
export const disputePunch = defineOperation({
  id: 'disputePunch',
  method: 'POST',
  path: '/punch-disputes',
  tag: 'station',
  summary: 'Say that a punch is not mine, or wrong',
  description:
    'Asks a manager about a punch that this device handed over. The punch itself and the time entry it stands in stay as they are until the ' +
    'manager has decided. A repetition changes nothing, also after that decision. While the server does not have the punch it answers 404: ' +
    'hand the punch over and say it again, however long that takes.',
  auth: 'station',
  body: requestBody({ punchId: guid.meta({ description: 'The punch, as its item named it.' }) }),
  data: stationData({ punchId: guidOut.meta({ description: 'The punch that a manager is asked about.' }) }),
  errors: ['station.punch_unknown'],
  example: {
    body: { punchId: PUNCH },
    data: { punchId: PUNCH, station: exampleState },
  },
});
