// Which absence the monthly salary pays: said once for the company, for every payroll system.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PAID_ABSENCES } from '@stimpill/api-types/entry-kinds';
import { may } from '@stimpill/api-types/rights';
import { changeSettings, companySettingsQuery, type CompanySettings } from '#api/company-settings.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { DataOf } from '#ui/data-states.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Tick } from '#ui/tick.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import styles from './company.module.css';
import { wageCodesWords } from '#said/desk/company/wage-codes.ts';

type PaidBySalary = CompanySettings['paidBySalary'];

export function SalaryPart() {
  const t = useWords(wageCodesWords);
  const settings = useQuery(companySettingsQuery(useSession().company.id));
  return (
    <section aria-labelledby="salary" className="stack">
      <h2 id="salary">{t.salary}</h2>
      <p className={styles['soft']}>{t.salaryLead}</p>
      <DataOf query={settings} rows={2}>
        {({ data }) => <Kinds paidBySalary={data.paidBySalary} />}
      </DataOf>
    </section>
  );
}

function Kinds({ paidBySalary }: { readonly paidBySalary: PaidBySalary }) {
  const t = useWords(wageCodesWords);
  const session = useSession();
  const client = useQueryClient();
  const say = useToast();
  const saving = useSending({
    mutationFn: (change: Partial<PaidBySalary>) =>
      changeSettings(client, session.company.id, (now) => ({
        ...now,
        paidBySalary: { ...now.paidBySalary, ...change },
      })),
    onSuccess: () => say({ text: t.salarySaved }),
  });
  return (
    <>
      {PAID_ABSENCES.map((kind) => (
        <Tick
          key={kind}
          isOn={paidBySalary[kind]}
          isDisabled={may(session, 'company.change') !== null}
          onChange={(isOn) => saving.mutate({ [kind]: isOn })}
        >
          {t.salaryKinds[kind]}
        </Tick>
      ))}
      <FailureOf error={saving.error} />
    </>
  );
}
