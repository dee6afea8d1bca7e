import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { may } from '@stimpill/api-types/rights';
import { changeCompanySettings, companySettingsQuery, type CompanySettings } from '#api/company-settings.ts';
import { query } from '#api/calls.ts';
import type { Fetched } from '#api/contract.ts';
import { ruleSetsQuery } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { Form } from '#ui/form/form.tsx';
import { PartLinks } from '#ui/form/part-links.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { SettingsFields, type Choices } from './settings-fields.tsx';
import { bonusSettingsWords } from '#said/desk/company/bonus-settings.ts';
import { describeSettings, toSettings, toSettingsValues, type SettingsValues } from './settings-values.ts';
import { settingsWords } from '#said/desk/company/settings.ts';
import type { Said } from '@stimpill/words/said.ts';

export function SettingsPage() {
  const t = useWords(settingsWords);
  const session = useSession();
  const { language } = useSpeech();
  const companyId = session.company.id;
  const settings = useQuery({ ...companySettingsQuery(companyId), staleTime: 0 });
  const ruleSets = useQuery(ruleSetsQuery(companyId, language));
  const payPeriods = useQuery(query('listCompanyPayPeriods', { params: { companyId } }));
  const mayChange = may(session, 'company.change') === null;
  return (
    <PageFrame title={t.title} lead={t.lead}>
      {!mayChange && (
        <Notice look="plain">
          <p>{t.readOnly}</p>
        </Notice>
      )}
      <DataOf query={settings} rows={8}>
        {(read) => (
          <DataOf query={ruleSets}>
            {(rules) => (
              <DataOf query={payPeriods}>
                {(periods) => <Settings read={read} choices={{ rules, periods }} isReadOnly={!mayChange} />}
              </DataOf>
            )}
          </DataOf>
        )}
      </DataOf>
    </PageFrame>
  );
}

type SettingsProps = {
  readonly read: Fetched<CompanySettings>;
  readonly choices: Choices;
  readonly isReadOnly: boolean;
};

function Settings({ read, choices, isReadOnly }: SettingsProps) {
  const t = useWords(settingsWords);
  const b = useWords(bonusSettingsWords);
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const form = useForm<SettingsValues>({ defaultValues: toSettingsValues(read.data) });
  const names = new Map([...choices.rules, ...choices.periods].map(({ id, name }) => [id, name]));
  const current = () => client.getQueryData(companySettingsQuery(companyId).queryKey)?.data ?? read.data;
  const { onSave, savedAs, readAgain, conflict } = useVersionedSave<SettingsValues>({
    form,
    version: read.version,
    save: (values, version) =>
      changeCompanySettings(client, companyId, { data: toSettings(values, current()), version }),
    read: async () => {
      const now = await client.query({
        ...companySettingsQuery(companyId),
        ...{ staleTime: 0, networkMode: 'always' },
      });
      return { values: toSettingsValues(now.data), version: now.version };
    },
    describe: (values) => describeSettings(t, b, values, names),
    onDone: () => say({ text: t.saved }),
  });
  return (
    <>
      <PartLinks label={t.contents} parts={partsOf(t, b.title)} />
      <Form {...{ form, onSave, savedAs, readAgain }} isReadOnly={isReadOnly} isWide>
        <SettingsFields form={form} choices={choices} />
      </Form>
      {conflict}
    </>
  );
}

function partsOf(t: Said<typeof settingsWords>, bonuses: string) {
  const { company, pay, features, tablets, factor, privacy, mail } = t;
  return Object.entries({ company, pay, bonuses, features, tablets, factor, privacy, mail });
}
