import { useForm } from 'react-hook-form';
import { useSend } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { newRuleWords } from '#said/desk/rule-lab/new-rule.ts';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';

type NewRuleDialogProps = { readonly definition: string; readonly onClose: () => void };

/** The draft becomes a pay rule beside those that the company has. It pays nobody until somebody is given it. */
export function NewRuleDialog({ definition, onClose }: NewRuleDialogProps) {
  const t = useWords(newRuleWords);
  const { validFrom } = useWords(ruleLabWords);
  const send = useSend('addRuleSet');
  const say = useToast();
  const { id: companyId, timeZone } = useSession().company;
  const form = useForm({ defaultValues: { name: '', validFrom: '' } });
  const { control } = form;
  const save = async (values: { name: string; validFrom: string }) => {
    await send({ params: { companyId }, body: { ...values, agreement: null, definition } });
    onClose();
    say({ text: t.ruleAdded({ name: values.name }) });
  };
  return (
    <FormDialog title={t.addTitle} form={form} onSave={save} saveLabel={t.addAct} onClose={onClose}>
      <p>{t.addLead}</p>
      <TextField control={control} name="name" label={t.ruleName} hint={t.ruleNameHint} />
      <DateField control={control} name="validFrom" label={validFrom} near={useToday(timeZone)} />
    </FormDialog>
  );
}
