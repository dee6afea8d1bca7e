// What an invented week would be paid as under an agreement: hours typed at the left, a bar of the day beside them, the sum below.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { weekdaysIn } from '@stimpill/words/calendar-words.ts';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { exampleWeekQuery } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { DayBar } from './day-bar.tsx';
import { datesOfWeek, FIRST_HOURS, toWork, type Hours } from './example-hours.ts';
import { HoursInput } from './hours-input.tsx';
import styles from './pay-rules.module.css';
import { payRulesWords } from '#said/desk/company/pay-rules.ts';

export function ExampleWeek({ agreement }: { readonly agreement: string }) {
  const t = useWords(payRulesWords);
  const { language } = useSpeech();
  const { id, timeZone } = useSession().company;
  const dates = datesOfWeek(useToday(timeZone));
  const [hours, setHours] = useState(FIRST_HOURS);
  const week = useQuery(exampleWeekQuery(id, language, { agreement, work: toWork(hours, dates) }));
  const work = week.data?.work ?? [];
  const lines = [...new Set(week.data?.lines.map(({ payLine }) => payLine))];
  const change = (place: number, changed: Hours) =>
    setHours(hours.map((each, at) => (at === place ? changed : each)));
  return (
    <div className="stack gap-24">
      <ol className="stack gap-6">
        {dates.map((date, place) => {
          const name = weekdaysIn(language)[place] ?? '';
          return (
            <li key={date} className={styles['day']}>
              <span className="soft">{name}</span>
              <HoursInput
                label={t.exampleFrom({ day: name })}
                value={hours[place]?.from ?? ''}
                onChange={(from) => change(place, { from, to: hours[place]?.to ?? '' })}
              />
              <HoursInput
                label={t.exampleTo({ day: name })}
                value={hours[place]?.to ?? ''}
                onChange={(to) => change(place, { from: hours[place]?.from ?? '', to })}
              />
              <DayBar date={date} timeZone={timeZone} work={work} lines={lines} />
            </li>
          );
        })}
      </ol>
      <DataOf query={week} rows={3}>
        {({ lines: paid, beside }) => (
          <div className={styles['sum']}>
            <Sum paid={paid} order={lines} />
            <ul className="stack gap-4">
              {beside.map((sentence, place) => (
                <li key={place}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
      </DataOf>
    </div>
  );
}

type PaidLine = { readonly payLine: string; readonly name: string; readonly minutes: number };

function Sum({ paid, order }: { readonly paid: readonly PaidLine[]; readonly order: readonly string[] }) {
  const t = useWords(payRulesWords);
  const { language } = useSpeech();
  const columns: readonly Column<PaidLine>[] = [
    {
      id: 'name',
      name: t.total,
      isRowHead: true,
      cell: ({ name, payLine }) => (
        <span className={styles['named']}>
          <span className={styles['swatch']} data-tone={order.indexOf(payLine) % 6} />
          {name}
        </span>
      ),
    },
    { id: 'payLine', name: t.payLine, cell: ({ payLine }) => payLine },
    {
      id: 'minutes',
      name: t.minutes,
      isNumber: true,
      cell: ({ minutes }) => formatDuration(minutes, language),
    },
  ];
  return <DataTable caption={t.total} columns={columns} rows={paid} rowKey={({ payLine }) => payLine} />;
}
