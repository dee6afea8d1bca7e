import { useQuery } from '@tanstack/react-query';
import { wallPartsOf } from '@stimpill/time';
import { may } from '@stimpill/api-types/rights';
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { TableOf } from '#ui/table-of.tsx';
import { NEW, useOpenInAddress } from '#ui/use-open-in-address.ts';
import { weekdaysIn } from '@stimpill/words/calendar-words.ts';
import { formatDayAndMonth } from '@stimpill/words/format-time.ts';
import type { Language } from '@stimpill/words/language.ts';
import { useYearInAddress } from '#ui/use-year-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { AddHoliday } from './add-holiday.tsx';
import styles from './company.module.css';
import { holidaysWords } from '#said/desk/company/holidays.ts';
import { useHolidayChange } from './use-holiday-change.ts';

export function HolidaysPage() {
  const t = useWords(holidaysWords);
  const { language } = useSpeech();
  const session = useSession();
  const { id, timeZone } = session.company;
  const { year, onYear } = useYearInAddress(timeZone);
  const holidays = useQuery(
    query('listHolidaysOfYear', { params: { companyId: id }, query: { year, language } }),
  );
  const { open, onOpen } = useOpenInAddress();
  const mayChange = may(session, 'company.change') === null;
  const add = (
    <Button look="primary" icon="plus" onPress={() => onOpen(NEW)}>
      {t.add}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={mayChange && add}>
      <div className={styles['list']}>
        <InHead>
          <YearSteps year={year} onYear={onYear} />
        </InHead>
        <TableOf
          query={holidays}
          words={t}
          columns={useHolidayColumns(mayChange)}
          rowKey={({ date, name, origin }) => `${date} ${name} ${origin}`}
          loadingRows={8}
        />
      </div>
      {mayChange && open === NEW && <AddHoliday year={year} onClose={() => onOpen(undefined)} />}
    </PageFrame>
  );
}

type YearStepsProps = { readonly year: string; readonly onYear: (year: string) => void };

function YearSteps({ year, onYear }: YearStepsProps) {
  const t = useWords(holidaysWords);
  return (
    <div className={styles['steps']}>
      <Button icon="back" isIconOnly onPress={() => onYear(String(Number(year) - 1))}>
        {t.before}
      </Button>
      <h2 aria-live="polite">{t.year({ year })}</h2>
      <Button icon="forward" isIconOnly onPress={() => onYear(String(Number(year) + 1))}>
        {t.after}
      </Button>
    </div>
  );
}

const LOOKS = { calendar: 'good', extra: 'warning', removed: 'plain' } as const;

type Holiday = DataFor<'listHolidaysOfYear'>[number];

function useHolidayColumns(mayChange: boolean): readonly Column<Holiday>[] {
  const t = useWords(holidaysWords);
  const { language } = useSpeech();
  const { toggle, isBusy } = useHolidayChange();
  const columns: readonly Column<Holiday>[] = [
    { id: 'name', name: t.name, cell: ({ name }) => name, isRowHead: true },
    { id: 'date', name: t.date, cell: ({ date }) => dayInWords(date, language) },
    {
      id: 'origin',
      name: t.origin,
      cell: ({ origin }) => <Chip look={LOOKS[origin]}>{t.origins[origin]}</Chip>,
    },
  ];
  const act: Column<Holiday> = {
    id: 'act',
    name: t.act,
    isAct: true,
    isNumber: true,
    cell: (holiday) => (
      <Button look="quiet" isBusy={isBusy} onPress={() => toggle(holiday)}>
        {holiday.origin === 'removed' ? t.putBack : t.takeOut}
      </Button>
    ),
  };
  return mayChange ? [...columns, act] : columns;
}

/** `föstudagur 25. desember` */
function dayInWords(date: string, language: Language): string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const weekday = weekdaysIn(language)[wallPartsOf(noon, 'UTC').weekday - 1] ?? '';
  return `${weekday} ${formatDayAndMonth(noon, 'UTC', language)}`;
}
