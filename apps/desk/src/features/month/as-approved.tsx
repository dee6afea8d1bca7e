// Approved time is sent as it was approved, although its figures would change, where somebody says why.
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import { runWords } from '#said/desk/month/run.ts';

type AsApprovedProps = { readonly onSay: (reason: string) => void };

export function AsApproved({ onSay }: AsApprovedProps) {
  const t = useWords(runWords);
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '' } });
  const say = handleSubmit(({ reason }) => {
    if (reason.trim() !== '') onSay(reason.trim());
  });
  return (
    <form className="stack gap-16" onSubmit={(event) => void say(event)}>
      <TextField control={control} name="reason" label={t.asApproved} />
      <Button type="submit">{t.useReason}</Button>
    </form>
  );
}
