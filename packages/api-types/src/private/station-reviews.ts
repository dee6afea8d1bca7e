// What a manager has to decide, as a station shows it behind its manager code.
import { z } from 'zod';
import { guidOut, instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { exampleState, stationData } from './station-state.ts';

/** The most review items that one answer lists; `openItems` counts all of them. */
export const MAX_STATION_REVIEWS = 100;

const stationReview = z
  .object({
    id: guidOut.meta({ description: 'Review item.' }),
    employeeId: guidOut
      .nullable()
      .meta({ description: 'Whom it is about; null where it is about a tablet.' }),
    name: z.string().meta({ description: 'Name of that person, or of that tablet.' }),
    reason: z.string().meta({
      description:
        'What is asked, such as `missing_stop`, `disputed`, `pin_locked` or `tablet_silent`. More reasons can come.',
    }),
    action: z
      .enum(['start', 'stop'])
      .nullable()
      .meta({ description: 'Of the punch that it is about, where there is one.' }),
    atUtc: instant.meta({
      description:
        'When it happened: the time of the punch; without a punch the start of the time entry; without either when it was opened.',
    }),
    openedAtUtc: instant.meta({ description: 'Since when a manager is asked.' }),
  })
  .meta({ id: 'StationReview', description: 'One review item that is open.' });

/** One review item that is open, as a station shows it. */
export type StationReview = z.infer<typeof stationReview>;

/** GET /reviews */
export const listStationReviews = defineOperation({
  id: 'listStationReviews',
  method: 'GET',
  path: '/reviews',
  tag: 'station',
  summary: 'List what a manager has to decide',
  description:
    `The open review items of the people of the company, also of those who left, and of its tablets, the longest open first; up to ${MAX_STATION_REVIEWS}. ` +
    'Who, what and when: no PIN, no photo, no position and no note. They are decided elsewhere.',
  auth: 'station',
  data: stationData({
    reviews: z.array(stationReview).meta({ description: 'The items, the longest open first.' }),
    openItems: z.int().min(0).meta({ description: 'How many are open in all.' }),
  }),
  errors: [],
  example: {
    data: {
      reviews: [
        {
          id: '019c1f2e-9d3a-7b52-8c64-1f2e3d4c5b6a',
          employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
          name: 'Þórunn Ósk Ægisdóttir',
          reason: 'already_clocked_in',
          action: 'start',
          atUtc: '2026-03-02T06:58:00.000Z',
          openedAtUtc: '2026-03-02T06:58:04.000Z',
        },
      ],
      openItems: 1,
      station: exampleState,
    },
  },
});
