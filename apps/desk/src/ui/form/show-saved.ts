import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows what was saved. What somebody has typed while it was on its way stays, as what is not saved yet. @returns whether there is some */
export function showSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  sent: Values,
  saved: Values,
): boolean {
  const now = structuredClone(form.getValues());
  form.reset(saved);
  const typed = (Object.keys(sent) as Path<Values>[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(sent[name]),
  );
  for (const name of typed) form.setValue(name, now[name], { shouldDirty: true });
  return typed.length > 0;
}
