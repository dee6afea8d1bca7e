// Minutes by line, which of them count, and the same person by person.
import { Link } from '@tanstack/react-router';
import { toSortKey } from '@stimpill/words/collation.ts';
import type { HolidayPayBasis } from '@stimpill/api-types/manage';
import { inLanguage } from '@stimpill/words/in-language.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useLineName } from '#ui/use-line-name.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from '../month.module.css';
import { CsvButton } from './csv-button.tsx';
import { holidayPayWords } from '#said/desk/month/holiday-pay/holiday-pay.ts';

type Line = HolidayPayBasis['lines'][number];
type Person = HolidayPayBasis['people'][number];

export function BasisView({ basis }: { readonly basis: HolidayPayBasis }) {
  const t = useWords(holidayPayWords);
  if (basis.lines.length === 0)
    return (
      <Empty title={t.emptyTitle}>
        <p>{t.emptyLead}</p>
      </Empty>
    );
  return (
    <>
      <Lines lines={basis.lines} />
      <People basis={basis} />
      <Source source={basis.source} />
    </>
  );
}

/** By the code that the rule gives it; what has none is called by its name alone. */
function useShortName(): (line: Pick<Line, 'key' | 'names' | 'isOurs'>) => string {
  const nameOf = useLineName();
  return (line) => (line.isOurs ? nameOf(line) : line.key);
}

/** A line without a name is called by its code already. */
const isCode = ({ isOurs, names }: Line): boolean => !isOurs && names.length > 0;

function Lines({ lines }: Pick<HolidayPayBasis, 'lines'>) {
  const t = useWords(holidayPayWords);
  const { duration } = useClock();
  const nameOf = useLineName();
  const columns: readonly Column<Line>[] = [
    {
      id: 'line',
      name: t.line,
      cell: (line) => (isCode(line) ? `${nameOf(line)} (${line.key})` : nameOf(line)),
      isRowHead: true,
    },
    {
      id: 'counts',
      name: t.counts,
      cell: ({ counts, reason, measure }) =>
        counts && measure !== 'time' ? t.measures[measure] : t.reasons[reason],
    },
    { id: 'minutes', name: t.minutes, cell: ({ minutes }) => duration(minutes), isNumber: true },
  ];
  return (
    <>
      <DataTable caption={t.basis} columns={columns} rows={lines} rowKey={({ key }) => key} />
      <p>
        <Link to="/company/settings">{t.toSettings}</Link>
      </p>
    </>
  );
}

function People({ basis: { people, lines, startDate, endDate } }: { readonly basis: HolidayPayBasis }) {
  const t = useWords(holidayPayWords);
  const { language } = useSpeech();
  const { duration } = useClock();
  const shortName = useShortName();
  const apart = useNamesApart();
  const nameOf = new Map(lines.map((line) => [line.key, shortName(line)]));
  const columns: readonly Column<Person>[] = [
    {
      id: 'name',
      name: t.person,
      cell: ({ employeeId, displayName }) => apart(employeeId, displayName),
      sortBy: ({ displayName }) => toSortKey(displayName, language),
      isRowHead: true,
    },
    {
      id: 'lines',
      name: t.lines,
      cell: (person) =>
        person.lines.map(({ key, minutes }) => `${nameOf.get(key) ?? key}: ${duration(minutes)}`).join(' · '),
    },
    {
      id: 'counted',
      name: t.counted,
      cell: ({ countedMinutes }) => duration(countedMinutes),
      isNumber: true,
    },
  ];
  const file = () => [
    [t.person, ...lines.map(shortName), t.counted],
    ...people.map((person) => [
      person.displayName,
      ...lines.map(({ key }) => person.lines.find((each) => each.key === key)?.minutes ?? 0),
      person.countedMinutes,
    ]),
  ];
  return (
    <>
      <DataTable caption={t.people} columns={columns} rows={people} rowKey={({ employeeId }) => employeeId} />
      <CsvButton name={`${startDate}-${endDate}`} rows={file} />
    </>
  );
}

function Source({ source: { url, title, says, checkedOn } }: Pick<HolidayPayBasis, 'source'>) {
  const t = useWords(holidayPayWords);
  const { language } = useSpeech();
  const { day } = useClock();
  return (
    <section className={styles['part']} aria-labelledby="holiday-pay-source">
      <h2 id="holiday-pay-source">{t.source}</h2>
      <p>
        <a href={url} rel="noreferrer" target="_blank">
          <span lang="is">{title}</span>, {new URL(url).hostname}
        </a>
        , {t.checked({ day: day(checkedOn) })}: {inLanguage(says, language)}
      </p>
    </section>
  );
}
