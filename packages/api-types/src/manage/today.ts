// How today stands: who is in, who should be, who is away, and how the tablets are.
import { z } from 'zod';
import { ABSENCE_KINDS } from '../entry-kinds.ts';
import { GROWING, guidOut, instant, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { department } from '../people.ts';
import { ofCompany } from './people.ts';
import { forThoseWith } from './rights.ts';

/** How somebody stands today, the most urgent first. */
const STATES = ['overdue', 'in', 'expected', 'missed', 'gone', 'absent', 'free'] as const;

const person = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    displayName: z.string().meta({ description: 'The name of the person.' }),
    phone: z.string().nullable().meta({ description: 'Telephone number; null where it is not known.' }),
    departments: z.array(department).meta({ description: 'Departments, by name.' }),
    state: z.enum(STATES).meta({
      description:
        '`overdue`: planned now, and has not come; `in`; `expected` later today; `missed`: did not come to what was planned, and it is over; ' +
        '`gone`: has worked today; `absent`: is recorded as away, or has approved time off; `free`: nothing of all that.',
    }),
    inSinceAtUtc: instant.nullable().meta({ description: 'Since when the person is in; null: is not.' }),
    door: z
      .string()
      .nullable()
      .meta({
        ...GROWING,
        description:
          'Where the person came in: `station` or `kiosk` (a tablet), `terminal`, `partner`; null: is not in, or no punch began the time.',
      }),
    tabletName: z
      .string()
      .nullable()
      .meta({ description: 'The tablet at which the person came in; null: none.' }),
    projectName: z
      .string()
      .nullable()
      .meta({ description: 'On which project the person works now; null: none.' }),
    plannedStartAtUtc: instant.nullable().meta({
      description: 'Start of the planned time that the state is about; null: none is planned.',
    }),
    plannedEndAtUtc: instant.nullable().meta({ description: 'Its end: until when the person is expected.' }),
    leftAtUtc: instant.nullable().meta({
      description: 'When the person went for the last time today; null: is in, or was not here today.',
    }),
    absenceType: z
      .enum(ABSENCE_KINDS)
      .nullable()
      .meta({ description: 'Of somebody absent: why. Approved time off is vacation. Else null.' }),
    absenceKindId: guidOut
      .nullable()
      .meta({ description: 'Of somebody absent: the kind that the company has made; null: none.' }),
    forgottenSinceAtUtc: instant.nullable().meta({
      description:
        'A clock-out seems to be forgotten: since when the person has been in, or the punch before which it is missing; else null.',
    }),
    call: z
      .object({
        atUtc: instant.meta({ description: 'When.' }),
        byName: z.string().nullable().meta({ description: 'Who called; null: nobody of the company.' }),
      })
      .meta({ id: 'CallToday', description: 'That somebody was called today.' })
      .nullable()
      .meta({ description: 'The last call of today that was noted; null: none.' }),
    openEntryId: guidOut.nullable().meta({
      description: 'The time entry at which the person is in; null: is not in.',
    }),
    proposedOut: z
      .object({
        atUtc: instant.meta({ description: 'The time.' }),
        from: z.enum(['plan', 'pattern', 'usual']).meta({
          description:
            '`plan`: the end of the shift; `pattern`: the end of the regular hours of that day; `usual`: the middle of when the person went after work of the ' +
            'four weeks before that began about the same time of day.',
        }),
      })
      .meta({ id: 'ProposedOut', description: 'When somebody most probably went, and what says so.' })
      .nullable()
      .meta({
        description:
          'Of somebody who is in because a clock-out seems to be forgotten: when they most probably went. Null: nothing says it, or nothing is forgotten.',
      }),
  })
  .meta({ id: 'PersonToday', description: 'How somebody stands today.' });

/** How somebody stands today. */
export type PersonToday = z.infer<typeof person>;

const tablet = z
  .object({
    id: guidOut.meta({ description: 'Tablet id.' }),
    name: z.string().meta({ description: 'What people call it.' }),
    lastSeenAtUtc: instant.meta({ description: 'Its last sign of life, to the minute.' }),
    isSilent: z.boolean().meta({ description: 'Whether that is more than an hour ago.' }),
    concerns: z.int().min(0).meta({ description: 'How many things somebody should look at.' }),
  })
  .meta({ id: 'TabletToday', description: 'A tablet in use, and when it was last seen.' });

const missingBackups = z
  .object({
    newestAtUtc: instant.nullable().meta({
      description: 'When the newest backup was made; null: there is none.',
    }),
  })
  .meta({ id: 'MissingBackups', description: 'Three backups that were due are missing.' });

const proxyTrouble = z
  .object({
    kind: z.enum(['not_believed', 'no_address', 'too_wide']).meta({
      description:
        '`not_believed`: a proxy speaks that TRUST_PROXY does not name. `no_address`: one that it names does not say from where requests come. `too_wide`: TRUST_PROXY names more than the proxies.',
    }),
    peer: z.string().nullable().meta({
      description:
        'The address of the proxy; null: an address of the open internet, which may be a stranger.',
    }),
  })
  .meta({
    id: 'ProxyTrouble',
    description: 'What proxies tell of a request is not believed as it should be.',
  });

const clockTrouble = z
  .object({
    server: z.string().meta({ description: 'The name of its machine.' }),
    offsetSeconds: z.number().meta({ description: 'How far its clock is ahead; below zero: behind.' }),
  })
  .meta({
    id: 'ClockTrouble',
    description:
      'The clock of a server differs from that of the database by more than two seconds. Punches have the time of the database.',
  });

const today = z
  .object({
    date: localDate.meta({ description: 'Today, by the calendar of the company.' }),
    people: z.array(person).meta({
      description: 'Everybody employed today whom the caller sees, by name; nobody is in it twice.',
    }),
    tablets: z
      .array(tablet)
      .meta({ description: 'The tablets in use, in the order in which they were set up.' }),
    holidaysMissedUntil: localDate.nullable().meta({
      description:
        'Up to this day there is a holiday, and some of these people are paid by the hour and have neither regular hours nor planned time today. Whether ' +
        'that costs them the holiday, the checks of a month say (`holidayHoursUnknown`). Null: nobody can miss one of the next five weeks.',
    }),
    missingBackups: missingBackups.nullable().meta({
      description:
        'For owners, where theirs is the only company of the server: backups that were due are missing. Else null.',
    }),
    proxyTrouble: proxyTrouble.nullable().meta({
      description:
        'For the same owners: what proxies tell of a request has not been believed as it should be, within the last day. Else null.',
    }),
    clockTrouble: clockTrouble.nullable().meta({
      description:
        'For the same owners: a server whose clock differed from that of the database within the last five minutes. Else null, as always on SQLite.',
    }),
  })
  .meta({ id: 'Today', description: 'How today stands.' });

/** How today stands. */
export type Today = z.infer<typeof today>;

/** GET /companies/{companyId}/today */
export const getToday = defineOperation({
  id: 'getToday',
  method: 'GET',
  path: '/companies/{companyId}/today',
  shows: ['people', 'departments', 'projects', 'time', 'leave', 'reviews', 'tablets', 'rules', 'company'],
  tag: 'timesheets',
  summary: 'How today stands',
  description:
    'Everybody employed today, each in one state, and when each tablet was last seen. Planned time is shifts, and where the company shows rule ' +
    'slots also the regular hours of people who have some. Ask again with `If-None-Match` as often as every 15 seconds.',
  auth: 'manage',
  ...forThoseWith('today.read'),
  company: 'route',
  repeated: true,
  params: ofCompany,
  data: today,
  errors: [],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    data: {
      date: '2026-03-02',
      people: [
        {
          employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
          displayName: 'Þórunn Ósk Ægisdóttir',
          phone: '+354 555 0101',
          departments: [{ id: 'a1b2c3d4-e5f6-4789-8abc-def012345678', name: 'Bakarí' }],
          state: 'in',
          inSinceAtUtc: '2026-03-02T06:58:12.000Z',
          door: 'station',
          tabletName: 'Eldhús',
          projectName: null,
          plannedStartAtUtc: '2026-03-02T07:00:00.000Z',
          plannedEndAtUtc: '2026-03-02T15:00:00.000Z',
          leftAtUtc: null,
          absenceType: null,
          absenceKindId: null,
          forgottenSinceAtUtc: null,
          call: null,
          openEntryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
          proposedOut: null,
        },
      ],
      tablets: [
        {
          id: '0192f7c4-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
          name: 'Eldhús',
          lastSeenAtUtc: '2026-03-02T08:00:00.000Z',
          isSilent: false,
          concerns: 0,
        },
      ],
      holidaysMissedUntil: null,
      missingBackups: null,
      proxyTrouble: null,
      clockTrouble: null,
    },
  },
});
