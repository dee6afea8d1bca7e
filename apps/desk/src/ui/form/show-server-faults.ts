import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** One reason of a refusal, as the server says it. */
export type ServerFault = {
  readonly code: string;
  readonly field?: string | undefined;
  readonly message: string;
};

/** What a refusal says about fields, in whatever carries it. */
type Refusal = { readonly failure: { readonly faults?: readonly ServerFault[] } };

/**
 * Puts each fault that the server found beside its field, and the focus into the first of them. What is about a part of a field, such as
 * a line of a list, stands beside the field.
 * @param sentence what to say of a fault
 * @returns whether every fault has found its field; what has not is for the form to say
 */
export function showServerFaults<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  sentence: (fault: ServerFault) => string,
): boolean {
  const faults = isRefusal(error) ? (error.failure.faults ?? []) : [];
  const placed = faults.flatMap((fault) => {
    const name = fieldOf(form, fault);
    return name === undefined ? [] : [{ name, message: sentence(fault) }];
  });
  for (const [place, { name, message }] of placed.entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 });
  return faults.length > 0 && placed.length === faults.length;
}

function fieldOf<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  { field }: ServerFault,
): FieldPath<Values> | undefined {
  const parts = field?.replace(/\[(\d+)\]/g, '.$1').split('.') ?? [];
  for (let length = 1; length <= parts.length; length += 1) {
    const name = parts.slice(0, length).join('.') as FieldPath<Values>;
    const value: unknown = getValues(name);
    if (value === undefined) return undefined;
    if (value === null || typeof value !== 'object') return name;
  }
  return undefined;
}

function isRefusal(error: unknown): error is Error & Refusal {
  return error instanceof Error && 'failure' in error;
}
