// The one shape of every response.
import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

/** One fault of a failed request. */
export const apiError = z
  .object({
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]).meta({
      description: 'Stable dotted identifier; translate by it.',
    }),
    message: z.string().min(1).meta({ description: 'Plain English sentence that says what to do.' }),
    field: z.string().optional().meta({
      description: 'JSON path, `query.<name>`, `route.<name>` or `header.<name>` at fault.',
    }),
  })
  .meta({ id: 'ApiError', description: 'One fault of a failed request.' });

/** One fault of a failed request. */
export type ApiError = z.infer<typeof apiError>;

/** The envelope of a success around `data`. */
export function successEnvelope<Data extends z.ZodType>(data: Data) {
  return z.object({
    success: z.literal(true).meta({ description: 'The call succeeded.' }),
    data,
    errors: z.null().meta({ description: 'Null on success.' }),
  });
}

/** The envelope of every failure: at least one error. */
export const failureEnvelope = z
  .object({
    success: z.literal(false).meta({ description: 'The call failed.' }),
    data: z.null().meta({ description: 'Null on failure.' }),
    errors: z.array(apiError).min(1).meta({
      description: 'What is wrong; a validation failure lists every faulty field at once.',
    }),
  })
  .meta({ id: 'Failure', description: 'The envelope of every failure.' });

/** A failure as it travels. */
export type Failure = z.infer<typeof failureEnvelope>;
