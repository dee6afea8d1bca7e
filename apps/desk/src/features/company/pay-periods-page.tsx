import { RecordsPage } from '#records/records-page.tsx';
import { Chip } from '#ui/chip.tsx';
import { useWords } from '#words/words.ts';
import { payPeriodsWords } from '#said/desk/company/pay-periods.ts';

type Values = { name: string; startDay: number | null };

const FRESH: Values = { name: '', startDay: null };

export function PayPeriodsPage() {
  const t = useWords(payPeriodsWords);
  return (
    <RecordsPage
      words={t}
      list="listCompanyPayPeriods"
      add="addPayPeriod"
      read="getCompanyPayPeriod"
      change="changePayPeriod"
      isNarrow
      columns={[
        {
          id: 'runs',
          name: t.runs,
          cell: ({ startDay }) =>
            startDay === 1 ? t.wholeMonth : t.fromTo({ first: startDay, last: startDay - 1 }),
          sortBy: ({ startDay }) => startDay,
        },
        {
          id: 'use',
          name: t.use,
          cell: ({ isInUse }) => (isInUse ? <Chip look="good">{t.inUse}</Chip> : <Chip>{t.notInUse}</Chip>),
          sortBy: ({ isInUse }) => Number(isInUse),
        },
      ]}
      fresh={FRESH}
      toValues={({ name, startDay }) => ({ name, startDay })}
      // An empty field is sent as no day at all, and the server says what is wanted.
      toBody={({ name, startDay }) => ({ name, startDay: startDay ?? 0 })}
      fields={(record) => [
        { is: 'text', name: 'name', label: t.name, hint: t.nameHint },
        record?.isInUse === true
          ? { is: 'said', text: t.staysInUse }
          : { is: 'number', name: 'startDay', label: t.startDay, hint: t.startDayHint },
      ]}
      sayFault={({ code }) => (code === 'pay_period.in_use' ? t.staysInUse : undefined)}
    />
  );
}
