import { useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useSend } from '#api/calls.ts';
import type { OpenParameter, RuleSet } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useSeen } from '#api/use-seen.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { openParametersWords } from '#said/desk/company/open-parameters.ts';
import { changedValues, heldValues, ParameterFields, type ParameterValues } from './parameter-fields.tsx';

type GiveParametersProps = {
  readonly ruleSet: RuleSet;
  /** Null: a rule of the company's own, which the new version has as it is. */
  readonly agreement: string | null;
  readonly parameters: readonly OpenParameter[];
  readonly onClose: () => void;
};

type Values = ParameterValues & { validFrom: string };

/** The values hold from a day on, as the next version of the same rule. */
export function GiveParameters({ ruleSet, agreement, parameters, onClose }: GiveParametersProps) {
  const t = useWords(openParametersWords);
  const send = useSend('addRuleVersion');
  const say = useToast();
  const { id: companyId, timeZone } = useSession().company;
  const { seen, hear } = useSeen(ruleSet.state);
  const [held] = useState(() => heldValues(parameters));
  const form = useForm<Values>({ defaultValues: { validFrom: '', ...held } });
  const save = async ({ validFrom, ...values }: Values) => {
    const params = { companyId, ruleSetId: ruleSet.id };
    const body = { validFrom, agreement, definition: null, parameters: changedValues(held, values) };
    await hear(send({ params, body: { ...body, seen: { state: seen } } }));
    onClose();
    say({ text: t.saved });
  };
  return (
    <FormDialog
      title={t.giveTitle({ name: ruleSet.name })}
      form={form}
      onSave={save}
      saveLabel={t.save}
      onClose={onClose}
    >
      <p>{t.giveLead}</p>
      <ParameterFields
        // The form has the day beside them, which they do not read.
        control={form.control as unknown as Control<ParameterValues>}
        parameters={parameters}
      />
      <DateField
        control={form.control}
        name="validFrom"
        label={t.validFrom}
        hint={t.validFromHint}
        near={useToday(timeZone)}
      />
    </FormDialog>
  );
}
