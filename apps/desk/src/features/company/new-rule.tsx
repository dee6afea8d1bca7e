import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useSend } from '#api/calls.ts';
import { agreementsQuery, type Agreement, type OpenParameter } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { PageFrame, Section } from '#ui/page-frame.tsx';
import { useDay } from '#ui/use-day.ts';
import { useToast } from '#ui/toasts.tsx';
import { useToday } from '#ui/use-today.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './company.module.css';
import { ExampleWeek } from './example-week.tsx';
import { ParameterList } from './open-parameters.tsx';
import { givenValues, ParameterFields, type ParameterValues } from './parameter-fields.tsx';
import { payRulesWords } from '#said/desk/company/pay-rules.ts';
import { RuleInWords } from './rule-in-words.tsx';

type NewRuleProps = { readonly onClose: () => void };

export function NewRule({ onClose }: NewRuleProps) {
  const t = useWords(payRulesWords);
  const d = useWords(dataWords);
  const { language } = useSpeech();
  const agreements = useQuery(agreementsQuery(useSession().company.id, language));
  return (
    <PageFrame title={t.addTitle} lead={t.lead} actions={<Button onPress={onClose}>{d.cancel}</Button>}>
      <DataOf query={agreements} rows={8}>
        {(all) => <ChooseAgreement agreements={all} onClose={onClose} />}
      </DataOf>
    </PageFrame>
  );
}

type Values = ParameterValues & { name: string; agreement: string; validFrom: string };

function ChooseAgreement({
  agreements,
  onClose,
}: NewRuleProps & { readonly agreements: readonly Agreement[] }) {
  const t = useWords(payRulesWords);
  const { timeZone } = useSession().company;
  const today = useToday(timeZone);
  const first = agreements[0]?.key ?? '';
  const defaultValues = { name: '', agreement: first, validFrom: '', minutes: {}, choices: {} };
  const form = useForm<Values>({ defaultValues });
  const { control } = form;
  const key = useWatch({ control, name: 'agreement' });
  const chosen = agreements.find((each) => each.key === key);
  const save = useSave(onClose);
  return (
    <>
      <Form form={form} onSave={(values) => save(values, chosen?.parameters ?? [])} saveLabel={t.add}>
        <SelectField
          control={control}
          name="agreement"
          label={t.chooseAgreement}
          options={agreements.map((each) => [each.key, each.description.name ?? each.key])}
        />
        <div className="columns gap-16">
          <TextField control={control} name="name" label={t.name} hint={t.nameHint} />
          <DateField
            control={control}
            name="validFrom"
            label={t.validFrom}
            hint={t.validFromHint}
            near={today}
          />
        </div>
        {chosen && (
          <ParameterFields
            // The form has the rest of the rule beside them, which they do not read.
            control={control as unknown as Control<ParameterValues>}
            parameters={chosen.parameters}
          />
        )}
      </Form>
      <p>
        {t.ownTerms} <Link to="/company/rule-lab">{t.ownTermsTo}</Link>
      </p>
      {chosen && <ChosenAgreement agreement={chosen} />}
    </>
  );
}

function useSave(onClose: () => void) {
  const t = useWords(payRulesWords);
  const send = useSend('addRuleSet');
  const companyId = useSession().company.id;
  const say = useToast();
  return async ({ name, agreement, validFrom, ...values }: Values, open: readonly OpenParameter[]) => {
    const keys = new Set(open.map(({ key }) => key));
    // What was typed for another agreement before this one was chosen is not for this one.
    const parameters = givenValues(values).filter(({ key }) => keys.has(key));
    const body = { name, agreement, validFrom, definition: null, parameters };
    await send({ params: { companyId }, body });
    onClose();
    say({ text: t.added });
  };
}

function ChosenAgreement({ agreement }: { readonly agreement: Agreement }) {
  const t = useWords(payRulesWords);
  const day = useDay();
  const { key, description, lastCheckedOn, sources } = agreement;
  return (
    <>
      <Section title={t.example} lead={t.exampleLead}>
        <ExampleWeek agreement={key} />
      </Section>
      <Section title={t.inWords} lead={t.checked({ day: day(lastCheckedOn) })}>
        <ul className={styles['sources']}>
          {sources.map((source, place) => (
            <li key={source}>
              <a href={source} rel="noreferrer" target="_blank">
                {t.source({ place: place + 1 })}: {new URL(source).hostname}
              </a>
            </li>
          ))}
        </ul>
        <RuleInWords rule={description} />
        <ParameterList parameters={agreement.parameters} />
      </Section>
    </>
  );
}
