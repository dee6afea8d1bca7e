// Bonuses once a year: what share everybody has earned, what was sent, and the file of what is proposed. Never an amount of money.
import { z } from 'zod';
import { guid, guidOut, instant, integerInQuery, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { profileKeyIn } from './export-profiles.ts';
import { BONUS_AGREEMENTS, BONUS_KINDS, BONUS_STATES, BONUS_UNITS, bonusShape } from './bonus-formats.ts';
import { peopleIn } from './payroll-month.ts';
import { runSummary, SUMMARY_EXAMPLE } from './payroll-runs.ts';
import { words } from './record-formats.ts';
import { PAID_TIME } from '../subjects.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const RUN = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e71';

const ofCompany = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });
const wholeUnits = z.int().min(0);
const kindIn = z
  .enum(BONUS_KINDS, { error: 'must be "december" or "holiday"' })
  .meta({ description: 'Which bonus.' });

const sentBonus = z
  .object({
    runId: guidOut.meta({ description: 'The run.' }),
    runNumber: z.int().min(1).meta({ description: 'Its number.' }),
    madeAtUtc: instant.meta({ description: 'When it was made.' }),
    unit: z.enum(BONUS_UNITS).meta({ description: 'What the amount is in.' }),
    amount: wholeUnits.meta({ description: 'How much it has of it.' }),
  })
  .meta({ id: 'SentBonus', description: 'What a run has of a share.' });

const share = z
  .object({
    agreement: z.enum(BONUS_AGREEMENTS).nullable().meta({
      description: 'The agreement whose bonus it is; null: none is known.',
    }),
    state: z.enum(BONUS_STATES).meta({
      description:
        'earned; noRight: not long enough in work; undecided: there was unpaid leave, and neither a page nor the company says whether it counts; ' +
        'notKnown: no page about this agreement was found; employerNotNamed: the company has not said which public employer it is.',
    }),
    startDate: localDate.meta({ description: 'First day that counts.' }),
    endDate: localDate.meta({ description: 'Last day that counts.' }),
    dueOn: localDate.meta({ description: 'When it is due.' }),
    isSettledAtEnd: z.boolean().meta({ description: 'Due because the employment ends.' }),
    unit: z
      .enum(BONUS_UNITS)
      .meta({ description: 'In what it is counted: hundredths of weeks, or minutes of day work.' }),
    amount: wholeUnits.nullable().meta({ description: 'What was earned; null where that is not known.' }),
    full: wholeUnits.nullable().meta({ description: 'For how much all of it is owed; null: no page says.' }),
    readings: z
      .object({
        counts: wholeUnits.meta({ description: 'Where unpaid leave counts.' }),
        takenOut: wholeUnits.meta({ description: 'Where it is taken out.' }),
      })
      .nullable()
      .meta({ description: 'Both readings of unpaid leave; null where they are the same.' }),
    sent: z.array(sentBonus).meta({ description: 'What runs have of it, oldest first.' }),
    sentAmount: wholeUnits.meta({ description: 'All of that together.' }),
    proposedAmount: wholeUnits.meta({
      description:
        'What a run would have now; nothing before the month in front of the one in which it is due.',
    }),
  })
  .meta({ id: 'BonusShare', description: 'A part of the year under one agreement in one employment.' });

const person = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    displayName: z.string().meta({ description: 'Display name.' }),
    ruleChangedOn: localDate.nullable().meta({
      description:
        'The day on which their record was given another pay rule: from it on the other agreement counts; null: none of these days.',
    }),
    shares: z.array(share).meta({ description: 'By day; none where no day that counts was employed.' }),
    sentElsewhere: z.array(sentBonus).meta({
      description: 'What runs have of days that no share has any longer; nothing more is proposed then.',
    }),
  })
  .meta({ id: 'BonusesOfPerson', description: 'What somebody has earned of a bonus.' });

const agreement = z
  .object({
    key: z.enum(BONUS_AGREEMENTS).meta({ description: 'Its key.' }),
    names: words.meta({ description: 'What it is called.' }),
    lastCheckedOn: localDate.meta({ description: 'When its sources were last read.' }),
    sources: z
      .array(
        z
          .object({
            url: z.string().meta({ description: 'Its address.' }),
            says: words.meta({ description: 'What was read there.' }),
            writtenOn: z
              .string()
              .nullable()
              .meta({ description: 'The day or year of the page, as far as it says.' }),
          })
          .meta({ id: 'BonusSource', description: 'A page.' }),
      )
      .meta({ description: 'Where it was read.' }),
  })
  .meta({ id: 'BonusAgreement', description: 'An agreement and where its bonuses were read.' });

const code = z
  .object({
    target: z.string().meta({ description: 'The payroll system.' }),
    key: z.string().meta({ description: 'Which line: that of weeks, or of hours.' }),
    payrollCode: z.string().meta({ description: 'What the system calls it.' }),
  })
  .meta({ id: 'BonusCode', description: 'What a payroll system calls the bonus.' });

const bonuses = z
  .object({
    ...bonusShape,
    people: z.array(person).meta({ description: 'By name.' }),
    agreements: z.array(agreement).meta({ description: 'Those of these shares, by name.' }),
    codes: z
      .array(code)
      .meta({ description: 'The codes that the bonus has; a system without one cannot be sent it.' }),
  })
  .meta({ id: 'Bonuses', description: 'What everybody has earned of a bonus.' });

/** What everybody has earned of a bonus. */
export type Bonuses = z.infer<typeof bonuses>;

/** GET /companies/{companyId}/bonuses */
export const getBonuses = defineOperation({
  id: 'getBonuses',
  method: 'GET',
  path: '/companies/{companyId}/bonuses',
  shows: [...PAID_TIME, 'payrollRuns', 'payrollCodes'],
  tag: 'payroll',
  summary: 'What share of a yearly bonus everybody has earned',
  description:
    'By the rules of each agreement, in hundredths of weeks or minutes of day work, with what was sent and what is proposed. Agreements of which no ' +
    'page was found are named and propose nothing. Days to come count as if employment and ratio stay.',
  auth: 'manage',
  ...forThoseWith('payroll.read'),
  company: 'route',
  params: ofCompany,
  query: z.object({ bonus: kindIn, year: integerInQuery(2001, 2100, 'The year in which it is due.') }),
  data: bonuses,
  errors: [],
  example: {
    params: { companyId: COMPANY },
    query: { bonus: 'december', year: '2026' },
    data: {
      kind: 'december',
      year: 2026,
      people: [
        {
          employeeId: EMPLOYEE,
          displayName: 'Anna Jónsdóttir',
          ruleChangedOn: null,
          shares: [
            {
              agreement: 'vr-shop',
              state: 'earned',
              startDate: '2026-07-01',
              endDate: '2026-12-31',
              dueOn: '2026-12-15',
              isSettledAtEnd: false,
              unit: 'weekHundredths',
              amount: 2640,
              full: 4500,
              readings: null,
              sent: [],
              sentAmount: 0,
              proposedAmount: 2640,
            },
          ],
          sentElsewhere: [],
        },
      ],
      agreements: [
        {
          key: 'vr-shop',
          names: {
            is: 'VR / LÍV og SA: verslanir',
            en: 'VR / LÍV with SA: shops',
            pl: 'VR / LÍV z SA: sklepy',
          },
          lastCheckedOn: '2026-11-29',
          sources: [
            {
              url: 'https://vmf.is/?p=14806',
              says: {
                is: 'Fullt ár er 45 unnar vikur fyrir utan orlof.',
                en: 'A full year is 45 weeks worked besides vacation.',
                pl: 'Pełny rok to 45 przepracowanych tygodni poza urlopem.',
              },
              writtenOn: '2025-11-27',
            },
          ],
        },
      ],
      codes: [{ target: 'regla', key: 'decemberBonus', payrollCode: '850' }],
    },
  },
});

/** POST /companies/{companyId}/bonus-runs */
export const makeBonusRun = defineOperation({
  id: 'makeBonusRun',
  method: 'POST',
  path: '/companies/{companyId}/bonus-runs',
  changes: ['payrollRuns'],
  tag: 'payroll',
  summary: 'Make the file of a yearly bonus',
  description:
    'A payroll run of its own: what is proposed for these people, once, under the code of the bonus, in weeks or hours of day work. The next report says ' +
    'what was sent and proposes only what has been earned since.',
  auth: 'manage',
  ...forThoseWith('payroll.export'),
  company: 'route',
  freshFactor: true,
  params: ofCompany,
  body: requestBody({
    kind: kindIn,
    year: z
      .int({ error: 'must be a whole number from 2001 to 2100' })
      .min(2001, { error: 'must be a whole number from 2001 to 2100' })
      .max(2100, { error: 'must be a whole number from 2001 to 2100' })
      .meta({ description: 'The year in which it is due.' }),
    profileKey: profileKeyIn,
    employeeIds: peopleIn
      .nullable()
      .meta({ description: 'The people; null: everybody for whom something is proposed.' }),
  }),
  data: runSummary,
  errors: [
    'employee.not_found',
    'payroll.bonus_unmapped',
    'payroll.bonus_mixed',
    'payroll.not_ready',
    'payroll.nothing_to_send',
    'payroll.not_writable',
    'payroll.made_meanwhile',
  ],
  example: {
    params: { companyId: COMPANY },
    body: { kind: 'december', year: 2026, profileKey: 'regla', employeeIds: null },
    data: {
      ...SUMMARY_EXAMPLE,
      id: RUN,
      number: 8,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      kind: 'bonus',
      fileName: 'regla-2026-01-01-2026-12-31.csv',
      totals: [],
      bonus: { kind: 'december', year: 2026 },
    },
  },
});
