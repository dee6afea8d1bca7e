import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { PAYROLL_SYSTEM_NAMES } from '@stimpill/api-types/manage-calls';
import { query } from '#api/calls.ts';
import type { PayrollTarget } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { Choice } from '#ui/choice.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useWords } from '#words/words.ts';
import { SalaryPart } from './salary-part.tsx';
import { WageCodesForm } from './wage-codes-form.tsx';
import { wageCodesWords } from '#said/desk/company/wage-codes.ts';

const NAMES: Partial<Record<PayrollTarget, string>> = PAYROLL_SYSTEM_NAMES;
/** As the files of payroll systems are listed: what fits any system first. */
const TARGETS = ['generic', ...Object.keys(PAYROLL_SYSTEM_NAMES)] as readonly PayrollTarget[];

export function WageCodesPage() {
  const t = useWords(wageCodesWords);
  const session = useSession();
  const { filters, onFilter } = useFiltersInAddress<'target'>();
  const target = TARGETS.find((each) => each === filters.target) ?? 'payday';
  const of = { companyId: session.company.id, target };
  const codes = useQuery({ ...query('getPayrollCodes', { params: of }), staleTime: 0 });
  const mayChange = may(session, 'rules.change') === null;
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Choice
        legend={t.target}
        value={target}
        options={TARGETS.map((each) => [each, NAMES[each] ?? t.otherSystem])}
        onChoose={(chosen) => onFilter({ target: chosen })}
      />
      <DataOf query={codes} rows={8}>
        {({ data, version }) =>
          data.lines.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <WageCodesForm
              key={target}
              of={of}
              lines={data.lines}
              version={version}
              isReadOnly={!mayChange}
            />
          )
        }
      </DataOf>
      <SalaryPart />
    </PageFrame>
  );
}
