// A payroll run as it would be made now: looked at before anything is kept.
import { z } from 'zod';
import { guid, guidOut } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { withoutAbsences } from './left-absences.ts';
import { older, olderWaiting } from './older-lines.ts';
import { paidCode } from './record-formats.ts';
import { RUN_IN, runIn } from './payroll-run-request.ts';
import { isByNumber, leftOut, runKind } from './payroll-runs.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const previewedRun = z
  .object({
    kind: runKind,
    isBelowZero: z.boolean().meta({
      description:
        'Whether some amount is below zero, which not every payroll system is known to take: see `takesBelowZero` of the profile.',
    }),
    replaces: z.array(z.int()).meta({
      description:
        'The numbers of the runs of which the rows of these people count no longer, where it is made anew.',
    }),
    peopleCount: z.int().min(0).meta({ description: 'How many people it pays.' }),
    totals: z.array(paidCode).meta({ description: 'The sum of every code, by code.' }),
    head: z.array(z.array(z.string().meta({ description: 'A cell.' })).meta({ description: 'A row.' })).meta({
      description: 'The first rows of the file, cell by cell; the headings first where it has them.',
    }),
    people: z
      .array(
        z
          .object({
            employeeId: guidOut.meta({ description: 'The employee.' }),
            displayName: z.string().meta({ description: 'Their name.' }),
            isByNumber,
            lines: z.array(paidCode).meta({ description: 'What the run would pay them, by code.' }),
            withoutAbsences,
            older,
          })
          .meta({ id: 'PreviewedPerson', description: 'What a run would pay somebody.' }),
      )
      .meta({ description: 'The people, by name.' }),
    leftOut,
    olderWaiting,
  })
  .meta({ id: 'PreviewedPayrollRun', description: 'A run as it would be made now.' });

/** A run as it would be made now. */
export type PreviewedRun = z.infer<typeof previewedRun>;

/** POST /companies/{companyId}/payroll-run-previews */
export const previewPayrollRun = defineOperation({
  id: 'previewPayrollRun',
  method: 'POST',
  path: '/companies/{companyId}/payroll-run-previews',
  shows: [],
  tag: 'payroll',
  summary: 'Look at a payroll run before it is made',
  description:
    'What the run would pay everybody now, its sums and the first rows of its file. Nothing is kept, and whatever would refuse the run ' +
    'refuses this too.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('payroll.export'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  body: runIn,
  data: previewedRun,
  errors: [
    'range.invalid',
    'range.too_long',
    'employee.not_found',
    'payroll.tablet_silent',
    'payroll.line_unmapped',
    'payroll.not_ready',
    'payroll.figures_moved',
    'payroll.exported_before',
    'payroll.made_meanwhile',
    'payroll.nothing_to_send',
    'payroll.not_writable',
  ],
  example: {
    params: { companyId: COMPANY },
    body: RUN_IN,
    data: {
      kind: 'whole',
      isBelowZero: false,
      replaces: [],
      peopleCount: 1,
      totals: [{ payrollCode: '100', minutes: 9600 }],
      head: [
        ['Kennitala', 'Launaliður', 'Einingar'],
        ['1201743399', '100', '160,00'],
      ],
      people: [
        {
          employeeId: EMPLOYEE,
          displayName: 'Anna Jónsdóttir',
          isByNumber: false,
          lines: [{ payrollCode: '100', minutes: 9600 }],
          withoutAbsences: [],
          older: [
            {
              startDate: '2026-09-21',
              endDate: '2026-10-20',
              dates: ['2026-10-12'],
              lines: [{ payrollCode: '100', minutes: -60 }],
            },
          ],
        },
      ],
      leftOut: [],
      olderWaiting: [],
    },
  },
});
