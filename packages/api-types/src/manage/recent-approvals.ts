// Presses that approved and can still be taken back, as the month shows them to the person who looks at it.
import { z } from 'zod';
import { guidOut, instant } from '../formats.ts';

const part = z
  .object({
    approvedAtUtc: instant.meta({ description: 'By which `undoApproval` takes this part back.' }),
    employeeIds: z.array(guidOut).meta({ description: 'The people of this part, for `undoApproval`.' }),
  })
  .meta({ id: 'ApprovalPart', description: 'What one request of the press did.' });

/** In the answer of the month. */
export const recentApprovals = z
  .array(
    z
      .object({
        userId: guidOut.meta({ description: 'Who pressed, and can take it back.' }),
        displayName: z.string().meta({ description: 'Their name.' }),
        approvedAtUtc: instant.meta({ description: 'When the press began.' }),
        undoUntilUtc: instant.meta({ description: 'Until when it can be taken back.' }),
        people: z.int().min(1).meta({
          description:
            'Of how many people it would be taken back: without those who were touched since and those whom a payroll file has.',
        }),
        parts: z
          .array(part)
          .meta({ description: 'The requests in which the press was sent, in their order.' }),
      })
      .meta({ id: 'RecentApproval', description: 'A press that approved.' }),
  )
  .meta({
    description:
      'What was approved for days of the period in the last ten minutes and can still be taken back, only by the person who approved it; the oldest ' +
      'first. It is read from the log, so it is here whether or not the answer to the approval arrived.',
  });
