// Regular hours from a day on, and what is proposed from the last thirteen weeks.
import { z } from 'zod';
import { localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { requestBody } from '../request-body.ts';
import { IN_ROUTE, ofPerson } from './people.ts';
import { EXAMPLE_PERSON, lifeDateIn, listOf, personRecord, storedWorkDay, workDay } from './person-record.ts';
import { forThoseWith } from './rights.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Why nothing is proposed. */
export const NO_PATTERN_REASONS = [
  'monthly',
  'left',
  'planned',
  'noWork',
  'tooFewWeeks',
  'rotating',
  'irregular',
] as const;

const proposalDay = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    workedMinutes: minutes.meta({ description: 'Minutes of ordinary work that began on it.' }),
    state: z.enum(['counts', 'outside', 'away', 'holiday']).meta({
      description: 'Whether it counts, or why it is left out: outside of the employment, absence, a holiday.',
    }),
  })
  .meta({ id: 'ProposalDay', description: 'A day that was looked at.' });

const proposalWeek = z
  .object({
    monday: localDate.meta({ description: 'Its first day.' }),
    state: z.enum(['counts', 'outside', 'away', 'noWork']).meta({
      description:
        'Whether it counts, or why it is left out whole: not all of it employed, absence, no work.',
    }),
    days: z.array(proposalDay).meta({ description: 'Seven days, from Monday.' }),
  })
  .meta({ id: 'ProposalWeek', description: 'A week that was looked at.' });

const weekdayUse = z
  .object({
    day: z.enum(WEEK).meta({ description: 'The day of the week.' }),
    countedDays: z.int().min(0).meta({ description: 'How many of these days count.' }),
    workedDays: z.int().min(0).meta({ description: 'On how many of them was work.' }),
    verdict: z.enum(['proposed', 'seldom', 'never', 'tooFew', 'moves']).meta({
      description:
        'What follows: proposed; worked on fewer than three of four; never worked; fewer than four days count; work begins at different times.',
    }),
  })
  .meta({ id: 'WeekdayUse', description: 'How a day of the week was used.' });

const proposal = z
  .object({
    startDate: localDate.meta({ description: 'First day that was looked at, a Monday.' }),
    endDate: localDate.meta({ description: 'Last day that was looked at, a Sunday.' }),
    weeks: z.array(proposalWeek).meta({ description: 'Thirteen weeks, oldest first.' }),
    weekdays: z.array(weekdayUse).meta({ description: 'The days of the week, from Monday.' }),
    workPattern: z
      .array(storedWorkDay)
      .meta({ description: 'The proposed hours; empty where none are proposed.' }),
    why: z
      .enum(NO_PATTERN_REASONS)
      .nullable()
      .meta({ description: 'Why none are proposed; null: some are.' }),
    from: localDate.meta({
      description:
        'A first day to begin with: of this pay period, of the employment, or after what is closed.',
    }),
  })
  .meta({
    id: 'WorkPatternProposal',
    description: 'What somebody worked in thirteen weeks, and regular hours that follow from it.',
  });

/** What somebody worked in thirteen weeks, and regular hours that follow from it. */
export type WorkPatternProposal = z.infer<typeof proposal>;

const PROPOSAL_EXAMPLE: WorkPatternProposal = {
  startDate: '2025-12-01',
  endDate: '2026-03-01',
  weeks: [
    {
      monday: '2025-12-01',
      state: 'counts',
      days: [{ date: '2025-12-01', workedMinutes: 450, state: 'counts' }],
    },
  ],
  weekdays: [{ day: 'monday', countedDays: 12, workedDays: 12, verdict: 'proposed' }],
  workPattern: [{ day: 'monday', from: '08:00', to: '16:00', unpaidBreakMinutes: 30 }],
  why: null,
  from: '2026-03-01',
};

/** GET /companies/{companyId}/people/{employeeId}/work-pattern-proposal */
export const proposeWorkPattern = defineOperation({
  id: 'proposeWorkPattern',
  method: 'GET',
  path: '/companies/{companyId}/people/{employeeId}/work-pattern-proposal',
  shows: PAID_TIME,
  tag: 'people',
  summary: 'Regular hours from what was worked',
  description:
    'The thirteen whole weeks before this one, day by day, and the hours that were worked on at least three of four of the days of a weekday. ' +
    'Days of absence, holidays and weeks that are not wholly of the employment are left out. Nothing is proposed to people on a salary, on a plan, ' +
    'with fewer than four such weeks, or whose hours change from week to week. A proposal counts for nothing until somebody sets it.',
  auth: 'manage',
  ...forThoseWith('people.read'),
  company: 'route',
  params: ofPerson,
  data: proposal,
  errors: ['employee.not_found'],
  example: { params: IN_ROUTE, data: PROPOSAL_EXAMPLE },
});

const change = z
  .object({
    from: lifeDateIn('The first day on which they hold.'),
    workPattern: listOf(
      workDay,
      7,
      'Regular hours from that day on, each day of the week at most once; null: none.',
    ).nullable(),
  })
  .meta({ id: 'SaidWorkPatternChange', description: 'Other regular hours from a day on.' });

const workPatternChanges = listOf(
  change,
  100,
  'All later regular hours, in the order of their days; those before the first of them stay.',
);

const holidayEffect = z
  .object({
    date: localDate.meta({ description: 'The holiday.' }),
    beforeMinutes: minutes.meta({ description: 'What it pays now.' }),
    afterMinutes: minutes.meta({ description: 'What it would pay.' }),
    isClosed: z.boolean().meta({ description: 'Whether the day was approved for payroll.' }),
  })
  .meta({ id: 'HolidayEffect', description: 'A holiday that pays something else with other regular hours.' });

const effect = z
  .object({
    startDate: localDate.meta({ description: 'First day of what was compared.' }),
    endDate: localDate.meta({ description: 'Last day of what was compared.' }),
    holidays: z.array(holidayEffect).meta({ description: 'Only those that change, by date.' }),
    movedDates: z.array(localDate).meta({
      description: 'Approved days whose figures would change; they keep those of their approval until then.',
    }),
  })
  .meta({ id: 'WorkPatternEffect', description: 'What other regular hours change in pay.' });

/** What other regular hours change in pay. */
export type WorkPatternEffect = z.infer<typeof effect>;

const SAID = [{ from: '2026-03-01', workPattern: PROPOSAL_EXAMPLE.workPattern }];

/** POST /companies/{companyId}/people/{employeeId}/work-pattern-effects */
export const findWorkPatternEffect = defineOperation({
  id: 'findWorkPatternEffect',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/work-pattern-effects',
  shows: PAID_TIME,
  tag: 'people',
  summary: 'What other regular hours would change in pay',
  description:
    'Nothing is changed. The holidays that would pay something else, from the first day that changes until three months after today, and whether ' +
    'they were approved already; and the approved days whose figures would change. What would be refused is refused here as well.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('people.change'),
  company: 'route',
  params: ofPerson,
  body: requestBody({ workPatternChanges }),
  data: effect,
  errors: ['employee.not_found', 'person.owner_only', 'person.own_record', 'person.erased'],
  example: {
    params: IN_ROUTE,
    body: { workPatternChanges: SAID },
    data: {
      startDate: '2026-03-01',
      endDate: '2026-06-02',
      holidays: [{ date: '2026-04-06', beforeMinutes: 0, afterMinutes: 450, isClosed: false }],
      movedDates: [],
    },
  },
});

/** PUT /companies/{companyId}/people/{employeeId}/work-patterns */
export const setWorkPatterns = defineOperation({
  id: 'setWorkPatterns',
  method: 'PUT',
  path: '/companies/{companyId}/people/{employeeId}/work-patterns',
  changes: ['people'],
  tag: 'people',
  summary: 'Set regular hours from a day on',
  description:
    'The later regular hours become what is sent; the first ones stay. What is new begins in the employment, at most three years back and one ahead. ' +
    'Where it changes what a day that was approved pays, it is refused unless `evenApproved` is true: what was sent is then corrected by the ' +
    'differences of a payroll run over these days. To take a change back, send the earlier list. Owners and managers as for the record.',
  auth: 'manage',
  ...forThoseWith('people.change'),
  company: 'route',
  versioned: true,
  params: ofPerson,
  body: requestBody({
    workPatternChanges,
    evenApproved: z.boolean().meta({ description: 'Whether it may change what approved days pay.' }),
  }),
  data: personRecord,
  errors: [
    'employee.not_found',
    'person.owner_only',
    'person.own_record',
    'person.erased',
    'person.hours_approved',
  ],
  example: {
    params: IN_ROUTE,
    body: { workPatternChanges: SAID, evenApproved: false },
    data: { ...EXAMPLE_PERSON, workPatternChanges: SAID },
  },
});
