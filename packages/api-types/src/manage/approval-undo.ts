// One press that approved, taken back as a whole.
import { z } from 'zod';
import { guid, instantIn } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { peopleIn } from './payroll-month.ts';
import { forThoseWith } from './rights.ts';

const count = z.int().min(0);

/** POST /companies/{companyId}/payroll-month/approval-undo */
export const undoApproval = defineOperation({
  id: 'undoApproval',
  method: 'POST',
  path: '/companies/{companyId}/payroll-month/approval-undo',
  changes: ['approvals', 'openedTime'],
  tag: 'payroll',
  summary: 'Undo an approval of the last ten minutes',
  description:
    'What the caller locked and closed of these people with one call of `approvePayrollMonth` is open again, for ten minutes and without a ' +
    'confirmation; what another approval closed of the same days stays closed. Left as they are: whose time, leave or questions were ' +
    'touched since by anybody, and whom a payroll file has for days of the press. After that `reopenTime` does it, with a reason.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  body: requestBody({
    employeeIds: peopleIn,
    approvedAtUtc: instantIn('`approvedAtUtc` of the approval: it names the press.'),
  }),
  data: z
    .object({
      people: count.meta({ description: 'Of how many people the approval is taken back.' }),
      reopenedEntries: count.meta({ description: 'How many time entries are no longer locked.' }),
      leftTouched: count.meta({ description: 'People left because something of theirs was changed since.' }),
      leftSent: count.meta({ description: 'People left because a payroll file made since has them.' }),
    })
    .meta({ id: 'UndoneApproval', description: 'What was taken back, and what was left.' }),
  errors: ['employee.not_found', 'auth.own_time', 'payroll.undo_expired'],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    body: {
      employeeIds: ['0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01'],
      approvedAtUtc: '2026-11-21T09:00:00.000Z',
    },
    data: { people: 1, reopenedEntries: 21, leftTouched: 0, leftSent: 0 },
  },
});
