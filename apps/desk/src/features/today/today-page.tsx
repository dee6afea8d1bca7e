import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rolesWith } from '@stimpill/api-types/rights';
import { classNames } from '@stimpill/ui/class-names.ts';
import { useOpenCount } from '#api/open-questions.ts';
import { useSession } from '#api/session.ts';
import { todayQuery, type PersonToday, type Today } from './today-queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { formatDay } from '#words/format-day.ts';
import { lazyPart } from '#words/lazy-part.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { actsOf, readAct } from './acts-of.ts';
import { BackupsMissing } from './backups-missing.tsx';
import { ClockTrouble } from './clock-trouble.tsx';
import { filterToday, groupPeople, GROUPS, type Group } from './group-people.ts';
import { PersonLine } from './person-line.tsx';
import { ProxyTrouble } from './proxy-trouble.tsx';
import { TabletsToday } from './tablets-today.tsx';
import styles from './today-page.module.css';
import { TodayToolbar } from './today-toolbar.tsx';
import { todayWords } from '#said/desk/today/today.ts';

const css = classNames(styles);

// Most companies never need it.
const MissedHolidays = lazyPart(() => import('./missed-holidays.tsx'), 'MissedHolidays');

/** Who is in, who should be and who is away: the first page of the morning. */
export function TodayPage() {
  const t = useWords(todayWords);
  const { language } = useSpeech();
  const today = useQuery(todayQuery(useSession().company.id));
  const date = today.data && formatDay(today.data.date, language);
  return (
    <PageFrame title={t.title} {...(date !== undefined && { lead: t.lead({ date }) })}>
      <DataOf query={today} rows={8}>
        {(data) => (
          <>
            {data.missingBackups && <BackupsMissing {...data.missingBackups} />}
            {data.proxyTrouble && <ProxyTrouble {...data.proxyTrouble} />}
            {data.clockTrouble && <ClockTrouble {...data.clockTrouble} />}
            {data.holidaysMissedUntil !== null && (
              <Suspense fallback={null}>
                <MissedHolidays startDate={data.date} endDate={data.holidaysMissedUntil} />
              </Suspense>
            )}
            <Moved />
            {data.people.length === 0 ? (
              <Empty title={t.emptyTitle}>
                <p>{t.emptyLead}</p>
                <ButtonLink to="/people">{t.toPeople}</ButtonLink>
              </Empty>
            ) : (
              <Day day={data} />
            )}
            <OpenAct day={data} />
          </>
        )}
      </DataOf>
    </PageFrame>
  );
}

/** Of another chunk: most days nobody has any. */
const MovedToday = lazyPart(() => import('./moved-today.tsx'), 'MovedToday');

function Moved() {
  const { role } = useSession();
  if (!rolesWith('time.decide').includes(role)) return null;
  return (
    <Suspense fallback={null}>
      <MovedToday />
    </Suspense>
  );
}

/** Most visits do nothing. */
const ActDialog = lazyPart(() => import('./act-dialog.tsx'), 'ActDialog');

type Begun = { readonly open: string | undefined; readonly may: boolean };

/** What lies open, as the address says; it stays open while the day is read anew. */
function OpenAct({ day: { people, date } }: { readonly day: Today }) {
  const session = useSession();
  const { open, onOpen } = useOpenInAddress();
  const found = readAct(open, people);
  const [begun, setBegun] = useState<Begun | undefined>(undefined);
  // What was done meanwhile changes what can be done, and shuts no dialog.
  if (begun === undefined || begun.open !== open)
    setBegun({ open, may: found !== undefined && actsOf(session, found.person).includes(found.act) });
  if (found === undefined || begun?.open !== open || !begun?.may) return null;
  return (
    <Suspense fallback={null}>
      <ActDialog key={open} {...found} today={date} onClose={() => onOpen(undefined)} />
    </Suspense>
  );
}

function Day({ day: { people, tablets } }: { readonly day: Today }) {
  const t = useWords(todayWords);
  const { filters } = useFiltersInAddress<'q' | 'department'>();
  const filter = { search: filters.q ?? '', departmentId: filters.department };
  const shown = filterToday(people, filter);
  const groups = groupPeople(shown);
  return (
    <>
      <Numbers groups={groups} />
      <TodayToolbar people={people} filter={filter} />
      <div className={css('day')}>
        <div className="stack gap-24">
          {shown.length === 0 && <p role="status">{t.nobodyFound}</p>}
          {GROUPS.map((group) => (
            <OneGroup key={group} group={group} people={groups.get(group) ?? []} />
          ))}
        </div>
        <TabletsToday tablets={tablets} />
      </div>
    </>
  );
}

const IN_NUMBERS = ['overdue', 'in', 'expected', 'gone', 'absent'] as const;
const LOUD: readonly Group[] = ['forgotten', 'overdue', 'missed'];

/** The number of each group; one that has people leads to them. */
function Numbers({ groups }: { readonly groups: ReturnType<typeof groupPeople> }) {
  const t = useWords(todayWords);
  const { role } = useSession();
  const countOf = (group: Group) => groups.get(group)?.length ?? 0;
  const told = GROUPS.filter(
    (group) => IN_NUMBERS.some((each) => each === group) || (LOUD.includes(group) && countOf(group) > 0),
  );
  return (
    <nav aria-label={t.numbers}>
      <ul className={css('numbers')}>
        {told.map((group) => {
          const content = (
            <>
              <span className={css('number')}>{countOf(group)}</span>
              <span>{t.groups[group]}</span>
            </>
          );
          const look = LOUD.includes(group) && countOf(group) > 0 ? 'loud' : 'calm';
          return (
            <li key={group} className={css('told', look)}>
              {countOf(group) > 0 ? <a href={`#${group}`}>{content}</a> : <span>{content}</span>}
            </li>
          );
        })}
        {rolesWith('time.decide').includes(role) && <Questions />}
      </ul>
    </nav>
  );
}

/** As often as the day itself. */
const COUNTED_AGAIN_MS = 15_000;

/** How many questions wait for a decision; leads to them. */
function Questions() {
  const t = useWords(todayWords);
  const count = useOpenCount(COUNTED_AGAIN_MS);
  if (count === undefined) return null;
  return (
    <li className={css('told', count > 0 ? 'asking' : 'calm')}>
      <Link to="/inbox">
        <span className={css('number')}>{count}</span>
        <span>{t.questions}</span>
      </Link>
    </li>
  );
}

type OneGroupProps = { readonly group: Group; readonly people: readonly PersonToday[] };

function OneGroup({ group, people }: OneGroupProps) {
  const t = useWords(todayWords);
  if (people.length === 0) return null;
  return (
    <section className={css('group')} aria-labelledby={group}>
      <h2 id={group} tabIndex={-1}>
        {t.groups[group]} <span className={css('count')}>{people.length}</span>
      </h2>
      <ul className={css('people')}>
        {people.map((person) => (
          <PersonLine key={person.employeeId} person={person} />
        ))}
      </ul>
    </section>
  );
}
