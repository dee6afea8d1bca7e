// Payroll runs: what was sent to a payroll system, frozen with its file.
import { z } from 'zod';
import { guid, guidOut, instant, localDate, minutes } from '../formats.ts';
import { older, olderWaiting } from './older-lines.ts';
import { defineOperation } from '../operation.ts';
import { bonusLine, bonusShape } from './bonus-formats.ts';
import { EXPORT_PROFILE_KEYS } from './export-profiles.ts';
import { EXPORT_SETTINGS_EXAMPLE, exportSettings } from './export-settings.ts';
import { withoutAbsences } from './left-absences.ts';
import { paidCode } from './record-formats.ts';
import { RUN_IN, runIn } from './payroll-run-request.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const ENTRY = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';
const RUN = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e70';
const RULE_SET = '0c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f';
const USER = '1c6f9e2d-8b53-4d4f-9a20-6e7b8c9d0e12';
const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofRun = z.object({ companyId, runId: guid.meta({ description: 'The payroll run.' }) });

/** What a run of time has. */
export const runKind = z.enum(['whole', 'differences', 'anew']).meta({
  description:
    'All that is to be paid, or only what has changed since earlier runs. anew: all that is to be paid once more, in place of what ' +
    'earlier runs of these days say of its people; later differences reckon from it.',
});

const fields = {
  id: guidOut.meta({ description: 'Id of the run.' }),
  number: z.int().min(1).meta({ description: 'Runs of a company are numbered from 1.' }),
  profileKey: z.enum(EXPORT_PROFILE_KEYS).meta({ description: 'The export profile.' }),
  startDate: localDate.meta({ description: 'First day of the period.' }),
  endDate: localDate.meta({ description: 'Last day of the period.' }),
  kind: z.enum([...runKind.options, 'bonus']).meta({
    description: 'All time that is to be paid, only what has changed since earlier runs, or a yearly bonus.',
  }),
  madeAtUtc: instant.meta({ description: 'When it was made.' }),
  madeBy: z.string().meta({ description: 'Who made it, by name.' }),
  userId: guidOut.nullable().meta({ description: 'The person; null where nobody was signed in.' }),
  fileName: z.string().meta({ description: 'Name of the file.' }),
  sha256: z.string().meta({ description: 'SHA-256 of the file, hexadecimal.' }),
  asApprovedReason: z.string().nullable().meta({
    description: 'Why it was sent as approved although figures would change; null: none would have.',
  }),
  peopleCount: z.int().min(0).meta({ description: 'How many people it pays.' }),
  totals: z
    .array(paidCode)
    .meta({ description: 'The sum of every code, by code, with that of earlier periods.' }),
  bonus: z
    .object(bonusShape)
    .nullable()
    .meta({ description: 'The yearly bonus that it pays; null: it pays time.' }),
};

/** What was sent to a payroll system, in sums. */
export const runSummary = z
  .object(fields)
  .meta({ id: 'PayrollRunSummary', description: 'What was sent to a payroll system, in sums.' });

/** Of somebody in a run. */
export const isByNumber = z.boolean().meta({
  description:
    'Whether the file knows them by their number, because they have no kennitala and the system takes either.',
});

const payrollRun = z
  .object({
    ...fields,
    settings: exportSettings.meta({
      description: 'How the file looks; later changes of the profile leave it alone.',
    }),
    ruleVersions: z
      .array(
        z
          .object({
            ruleSetId: guidOut.meta({ description: 'The rule set.' }),
            number: z.int().min(1).meta({ description: 'Number of the version.' }),
            validFrom: localDate.meta({ description: 'The day from which the version holds.' }),
          })
          .meta({ id: 'RunRuleVersion', description: 'A version of a rule by which the run pays.' }),
      )
      .meta({ description: 'The versions of rules in force in the period, of the people of the run.' }),
    people: z
      .array(
        z
          .object({
            employeeId: guidOut.meta({ description: 'The employee.' }),
            displayName: z.string().meta({ description: 'Their name at that time.' }),
            isByNumber,
            lines: z.array(paidCode).meta({ description: 'What they are paid, by code.' }),
            withoutAbsences,
            older,
            bonuses: z
              .array(bonusLine)
              .meta({ description: 'Their shares of a yearly bonus; none in a run of time.' }),
            entries: z
              .array(
                z
                  .object({
                    timeEntryId: guidOut.meta({ description: 'The time entry.' }),
                    workedMinutes: minutes.meta({ description: 'Its minutes worked.' }),
                  })
                  .meta({ id: 'FrozenEntry', description: 'A time entry as the run has it.' }),
              )
              .meta({ description: 'The approved time entries of the period at that time.' }),
          })
          .meta({ id: 'PaidPerson', description: 'What a run pays somebody.' }),
      )
      .meta({ description: 'The people, by name.' }),
  })
  .meta({ id: 'PayrollRun', description: 'What was sent to a payroll system.' });

/** What was sent to a payroll system, in sums. */
export type PayrollRunSummary = z.infer<typeof runSummary>;

/** What was sent to a payroll system. */
export type PayrollRun = z.infer<typeof payrollRun>;

/** Such a run, for the examples of operations. */
export const SUMMARY_EXAMPLE: PayrollRunSummary = {
  id: RUN,
  number: 7,
  profileKey: 'regla',
  startDate: '2026-10-21',
  endDate: '2026-11-20',
  kind: 'whole',
  madeAtUtc: '2026-11-21T09:00:00.000Z',
  madeBy: 'Björk Sveinsdóttir',
  userId: USER,
  fileName: 'laun-2026-10-21-2026-11-20.csv',
  sha256: DIGEST,
  asApprovedReason: null,
  peopleCount: 1,
  totals: [{ payrollCode: '100', minutes: 9600 }],
  bonus: null,
};

/** Whom a run leaves out. */
export const leftOut = z
  .array(
    z
      .object({
        employeeId: guidOut.meta({ description: 'The employee.' }),
        displayName: z.string().meta({ description: 'Their name.' }),
        codes: z.array(z.string()).meta({
          description:
            'Why, as codes of the payroll preview; identity.missing: no kennitala or number; absence.gone: absence that the last file was made without is gone.',
        }),
      })
      .meta({ id: 'LeftOutPerson', description: 'Somebody whom the run does not pay.' }),
  )
  .meta({ description: 'People who are not ready to be paid.' });

const madeRun = z
  .object({
    run: runSummary.meta({ description: 'The run.' }),
    leftOut,
    olderWaiting,
  })
  .meta({ id: 'MadePayrollRun', description: 'A run that was made, and whom it leaves out.' });

/** POST /companies/{companyId}/payroll-runs */
export const makePayrollRun = defineOperation({
  id: 'makePayrollRun',
  method: 'POST',
  path: '/companies/{companyId}/payroll-runs',
  changes: ['payrollRuns', 'approvals'],
  tag: 'payroll',
  summary: 'Make the file for a payroll system',
  description:
    'Freezes what these people are paid in the period and makes the file. Its sums are those of the payroll preview to the minute; hours ' +
    'are counted once, from the sum of a person and code. Nobody is sent twice: that is refused, or comes out as differences, which say what ' +
    'the files before them leave of the whole. What has changed since in periods that were sent before comes with it, as lines that name the old period and its days. A service account, which nobody can ask to confirm anything, needs no confirmation: its role, its last day and its addresses stand for it.',
  auth: 'manage',
  ...forThoseWith('payroll.export'),
  company: 'route',
  freshFactor: true,
  openToServices: true,
  params: ofCompany,
  body: runIn,
  data: madeRun,
  errors: [
    'range.invalid',
    'range.too_long',
    'employee.not_found',
    'payroll.tablet_silent',
    'payroll.line_unmapped',
    'payroll.not_ready',
    'payroll.figures_moved',
    'payroll.exported_before',
    'payroll.nothing_to_send',
    'payroll.not_writable',
    'payroll.made_meanwhile',
    'payroll.changed_meanwhile',
  ],
  example: {
    params: { companyId: COMPANY },
    body: RUN_IN,
    data: { run: SUMMARY_EXAMPLE, leftOut: [], olderWaiting: [] },
  },
});

/** GET /companies/{companyId}/payroll-runs */
export const listPayrollRuns = defineOperation({
  id: 'listPayrollRuns',
  method: 'GET',
  path: '/companies/{companyId}/payroll-runs',
  shows: ['payrollRuns', 'people'],
  tag: 'payroll',
  summary: 'What was sent to payroll systems',
  description: 'Every payroll run of the company, the newest first.',
  auth: 'manage',
  ...forThoseWith('payroll.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(runSummary),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [SUMMARY_EXAMPLE] },
});

/** GET /companies/{companyId}/payroll-runs/{runId} */
export const getPayrollRun = defineOperation({
  id: 'getPayrollRun',
  method: 'GET',
  path: '/companies/{companyId}/payroll-runs/{runId}',
  shows: ['payrollRuns', 'people'],
  tag: 'payroll',
  summary: 'A payroll run, person by person',
  description: 'What a run pays everybody, with the time entries, the rules and the profile as they were.',
  auth: 'manage',
  ...forThoseWith('payroll.read'),
  company: 'route',
  params: ofRun,
  data: payrollRun,
  errors: ['payroll_run.not_found'],
  example: {
    params: { companyId: COMPANY, runId: RUN },
    data: {
      ...SUMMARY_EXAMPLE,
      settings: EXPORT_SETTINGS_EXAMPLE,
      ruleVersions: [{ ruleSetId: RULE_SET, number: 1, validFrom: '2026-01-01' }],
      people: [
        {
          employeeId: EMPLOYEE,
          displayName: 'Anna Jónsdóttir',
          isByNumber: false,
          lines: [{ payrollCode: '100', minutes: 9600 }],
          withoutAbsences: [{ kind: 'sick', minutes: 480, reason: 'Greitt með eingreiðslu í desember' }],
          older: [],
          bonuses: [],
          entries: [{ timeEntryId: ENTRY, workedMinutes: 480 }],
        },
      ],
    },
  },
});

/** GET /companies/{companyId}/payroll-runs/{runId}/file */
export const getPayrollRunFile = defineOperation({
  id: 'getPayrollRunFile',
  method: 'GET',
  path: '/companies/{companyId}/payroll-runs/{runId}/file',
  shows: [],
  tag: 'payroll',
  summary: 'The file of a payroll run',
  description: 'The same bytes each time: those that were kept when the run was made.',
  auth: 'manage',
  ...forThoseWith('payroll.export'),
  company: 'route',
  freshFactor: true,
  openToServices: true,
  params: ofRun,
  data: z
    .object({
      fileName: z.string().meta({ description: 'Name of the file.' }),
      mediaType: z.string().meta({ description: 'Its media type.' }),
      sha256: z.string().meta({ description: 'SHA-256 of its bytes, hexadecimal.' }),
      base64: z.string().meta({ description: 'Its bytes, in Base64.' }),
    })
    .meta({ id: 'PayrollRunFile', description: 'The file of a run.' }),
  errors: ['payroll_run.not_found'],
  example: {
    params: { companyId: COMPANY, runId: RUN },
    data: {
      fileName: SUMMARY_EXAMPLE.fileName,
      mediaType: 'text/csv; charset=utf-8',
      sha256: DIGEST,
      base64: 'a2VubmkK',
    },
  },
});
