import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** One reason of a refusal, with the field at fault where there is one. */
export type ServerFault = {
  readonly code: string;
  readonly field: string | undefined;
  readonly message: string;
};

/** What a refusal says about fields, in whatever carries it. */
type Refusal = { readonly failure: { readonly faults?: readonly ServerFault[] } };

/**
 * Puts each fault that the server found beside its field, and the focus into the first of them.
 * @returns whether there was one; what is about no field of the form is for the page to say
 */
export function showServerFaults<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  say: (fault: ServerFault) => string = ({ message }) => message,
): boolean {
  if (!isRefusal(error)) return false;
  const faults = (error.failure.faults ?? []).flatMap((fault) => {
    const name = fault.field?.replace(/^\$?\.?/, '').replace(/\[(\d+)\]/g, '.$1');
    return name && form.getValues(name as FieldPath<Values>) !== undefined
      ? [{ name, message: say(fault) }]
      : [];
  });
  for (const [place, { name, message }] of faults.entries())
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: place === 0 });
  return faults.length > 0;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'failure' in error;
}
