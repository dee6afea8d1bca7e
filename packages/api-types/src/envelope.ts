// The one shape of every response.
import { z } from 'zod';
import type { AnyErrorCode } from './any-error-code.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';
import { GROWING } from './formats.ts';

/** One fault of a failed request, in an API that answers with these codes. */
function apiErrorWith<Code extends AnyErrorCode>(codes: readonly [Code, ...Code[]]) {
  return z
    .object({
      code: z.enum(codes).meta({
        description:
          'Stable dotted identifier; translate by it. More may be added: treat one that you do not know by its status.',
        ...GROWING,
      }),
      message: z.string().min(1).meta({ description: 'Plain English sentence that says what to do.' }),
      field: z.string().optional().meta({
        description: 'JSON path, `query.<name>`, `route.<name>` or `header.<name>` at fault.',
      }),
    })
    .meta({ id: 'ApiError', description: 'One fault of a failed request.' });
}

/** The envelope of a success around `data`. */
export function successEnvelope<Data extends z.ZodType>(data: Data) {
  return z.object({
    success: z.literal(true).meta({ description: 'The call succeeded.' }),
    data,
    errors: z.null().meta({ description: 'Null on success.' }),
  });
}

/** The envelope of every failure: at least one error. */
export function failureEnvelopeWith<Code extends AnyErrorCode>(codes: readonly [Code, ...Code[]]) {
  return z
    .object({
      success: z.literal(false).meta({ description: 'The call failed.' }),
      data: z.null().meta({ description: 'Null on failure.' }),
      errors: z.array(apiErrorWith(codes)).min(1).meta({
        description: 'What is wrong; a validation failure lists every faulty field at once.',
      }),
    })
    .meta({ id: 'Failure', description: 'The envelope of every failure.' });
}

/** The envelope of every failure of the public API. */
export const failureEnvelope = failureEnvelopeWith(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]);

/** One fault of a failed request, in any of our APIs. */
export type ApiError = { readonly code: AnyErrorCode; readonly message: string; readonly field?: string };

/** A failure as it is sent. */
export type Failure = { readonly success: false; readonly data: null; readonly errors: readonly ApiError[] };
