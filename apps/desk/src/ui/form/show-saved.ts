import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows what was saved. What somebody has typed while it was on its way stays, as what is not saved yet. */
export function showSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  sent: Values,
  saved: Values,
): void {
  const now = structuredClone(form.getValues());
  form.reset(saved);
  for (const name of Object.keys(sent) as Path<Values>[])
    if (JSON.stringify(now[name]) !== JSON.stringify(sent[name]))
      form.setValue(name, now[name], { shouldDirty: true });
}
