import { useQuery } from '@tanstack/react-query';
import { wallPartsOf } from '@stimpill/time';
import { may } from '@stimpill/api-types/rights';
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { WEEKDAYS } from '@stimpill/words/calendar-words.ts';
import { formatDayAndMonth } from '@stimpill/words/format-time.ts';
import type { Language } from '@stimpill/words/language.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { AddHoliday } from './add-holiday.tsx';
import styles from './company.module.css';
import { holidaysWords } from '#said/desk/company/holidays.ts';
import { NEW } from './new-record.ts';
import { useHolidayChange } from './use-holiday-change.ts';

const KNOWN = /^(20\d\d|2100)$/;

export function HolidaysPage() {
  const t = useWords(holidaysWords);
  const { language } = useSpeech();
  const session = useSession();
  const { id, timeZone } = session.company;
  const { filters, onFilter } = useFiltersInAddress<'year'>();
  const thisYear = useToday(timeZone).slice(0, 4);
  const { year: asked = thisYear } = filters;
  const year = KNOWN.test(asked) ? asked : thisYear;
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
        <YearSteps year={year} onYear={(next) => onFilter({ year: next })} />
        <DataOf query={holidays} rows={8}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={t.nobodyKnows}>
                <p>{t.nobodyKnowsLead}</p>
              </Empty>
            ) : (
              <Holidays rows={rows} mayChange={mayChange} />
            )
          }
        </DataOf>
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
type HolidaysProps = { readonly rows: readonly Holiday[]; readonly mayChange: boolean };

function Holidays({ rows, mayChange }: HolidaysProps) {
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
  return (
    <DataTable
      caption={t.title}
      columns={mayChange ? [...columns, act] : columns}
      rows={rows}
      rowKey={({ date, name, origin }) => `${date} ${name} ${origin}`}
    />
  );
}

/** `föstudagur 25. desember` */
function dayInWords(date: string, language: Language): string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const weekday = WEEKDAYS[language][wallPartsOf(noon, 'UTC').weekday - 1] ?? '';
  return `${weekday} ${formatDayAndMonth(noon, 'UTC', language)}`;
}
