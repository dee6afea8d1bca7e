import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { may } from '@stimpill/api-types/rights';
import { changeCompanySettings, companySettingsQuery, type CompanySettings } from '#api/company-settings.ts';
import { query } from '#api/calls.ts';
import type { Fetched } from '#api/contract.ts';
import { ruleSetsQuery } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { allOf } from '#ui/all-of.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { DrawnFields, useDescribe } from '#ui/form/described-fields.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { Form } from '#ui/form/form.tsx';
import { PartLinks } from '#ui/form/part-links.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { PARTS, useSettingFields, type Choices } from './settings-fields.tsx';
import { IN_FORM, toSettings, toSettingsValues, type SettingsValues } from './settings-values.ts';
import { noticeWords } from '#said/desk/company/notice.ts';
import { settingsWords } from '#said/desk/company/settings.ts';
import { filled } from '@stimpill/words/said.ts';

const MOST_DAYS = IN_FORM.retentionDays.settings.photos.to;

export function SettingsPage() {
  const t = useWords(settingsWords);
  const notice = useWords(noticeWords);
  const session = useSession();
  const { language } = useSpeech();
  const companyId = session.company.id;
  const settings = useQuery({ ...companySettingsQuery(companyId), staleTime: 0 });
  const ruleSets = useQuery(ruleSetsQuery(companyId, language));
  const payPeriods = useQuery(query('listCompanyPayPeriods', { params: { companyId } }));
  const mayChange = may(session, 'company.change') === null;
  return (
    <PageFrame
      title={t.title}
      lead={t.lead}
      actions={<ButtonLink to="/company/settings/notice">{notice.link}</ButtonLink>}
    >
      {!mayChange && (
        <Notice look="plain">
          <p>{t.readOnly}</p>
        </Notice>
      )}
      <DataOf query={allOf(settings, ruleSets, payPeriods)} rows={8}>
        {([read, ruleSet, payPeriod]) => (
          <Settings read={read} choices={{ ruleSet, payPeriod }} isReadOnly={!mayChange} />
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
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const form = useForm<SettingsValues>({ defaultValues: toSettingsValues(read.data) });
  const parts = useSettingFields(choices);
  const current = () => client.getQueryData(companySettingsQuery(companyId).queryKey)?.data ?? read.data;
  const versioned = useVersionedSave<SettingsValues>({
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
    describe: useDescribe(parts.flatMap(({ fields }) => fields)),
    onDone: () => say({ text: t.saved }),
  });
  return (
    <>
      <PartLinks label={t.contents} parts={PARTS.map((part) => [part, t.parts[part].title])} />
      <Form form={form} {...versioned} isReadOnly={isReadOnly} isWide>
        {parts.map(({ part, fields }) => (
          <FormPart
            key={part}
            id={part}
            title={t.parts[part].title}
            lead={filled(t.parts[part].lead, { most: MOST_DAYS })}
          >
            <DrawnFields form={form} fields={fields} />
          </FormPart>
        ))}
      </Form>
    </>
  );
}
