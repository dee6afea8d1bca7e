import { z } from 'zod';

/** Minutes under a payroll code. */
export const paidCode = z
  .object({
    payrollCode: z.string().meta({ description: 'What the payroll system calls it.' }),
    minutes: z.int().meta({ description: 'Whole minutes; a run of differences may have fewer than before.' }),
  })
  .meta({ id: 'PaidCode', description: 'Minutes under a payroll code.' });
