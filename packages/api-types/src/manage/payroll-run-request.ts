// What somebody asks of a payroll run.
import { z } from 'zod';
import { refuseBadRange } from '../date-range.ts';
import { notGivenOr } from '../formats.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { profileKeyIn } from './export-profiles.ts';
import { withoutAbsencesIn } from './left-absences.ts';
import { peopleIn, periodIn } from './payroll-month.ts';
import { lineIn } from './record-formats.ts';

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const truth = (description: string) => z.boolean().meta({ description });

/** What somebody asks of a run. */
export const runIn = requestBody({
  profileKey: profileKeyIn,
  ...periodIn,
  employeeIds: peopleIn.nullable().meta({
    description: 'The people; null: everybody of the period, and those of a run of exactly these days.',
  }),
  again: z
    .enum(['refuse', 'differences', 'anew'], { error: 'must be "refuse", "differences" or "anew"' })
    .meta({
      description:
        'What becomes of people who were sent before for the period: the run is refused, has only what has changed, or says everything of ' +
        'them anew. Where it is anew, what earlier files say of them is taken out of the payroll system first.',
    }),
  leavesOutUnready: truth(
    'Whether people who are not ready are left out and named; otherwise the run is refused.',
  ),
  ignoresSilentTablets: truth(
    'Whether it is made although tablets have been silent since before the period ended.',
  ),
  withoutAbsences: withoutAbsencesIn,
  asApprovedReason: notGivenOr(
    lineIn(
      300,
      'Why approved time is sent as it was approved, although its figures would change; it stands in the run. Not given: then no run is made.',
    ),
  ),
}).superRefine(refuseBadRange, evenIfFieldsAreFaulty);

/** Such a request, for the examples of operations. */
export const RUN_IN = {
  profileKey: 'regla',
  startDate: '2026-10-21',
  endDate: '2026-11-20',
  employeeIds: null,
  again: 'refuse',
  leavesOutUnready: false,
  ignoresSilentTablets: false,
  withoutAbsences: [{ employeeId: EMPLOYEE, kind: 'sick', reason: 'Greitt með eingreiðslu í desember' }],
} as const;
