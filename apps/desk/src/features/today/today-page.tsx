import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rolesWith } from '@stimpill/api-types/rights';
import { classNames } from '@stimpill/ui/class-names.ts';
import { reviewsQuery } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { todayQuery, type PersonToday, type Today } from './today-queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { formatDay } from '#words/format-day.ts';
import { useSpeech, useWords } from '#words/words.ts';
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
const MissedHolidays = lazy(async () => ({
  default: (await import('./missed-holidays.tsx')).MissedHolidays,
}));

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
            {data.peopleWithoutHours > 0 && (
              <Suspense fallback={null}>
                <MissedHolidays today={data.date} />
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
          </>
        )}
      </DataOf>
    </PageFrame>
  );
}

/** Of another chunk: most days nobody has any. */
const MovedToday = lazy(async () => ({ default: (await import('./moved-today.tsx')).MovedToday }));

function Moved() {
  const { role } = useSession();
  if (!rolesWith('time.decide').includes(role)) return null;
  return (
    <Suspense fallback={null}>
      <MovedToday />
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
        <div className={css('groups')}>
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

/** How many questions wait for a decision; leads to them. */
function Questions() {
  const t = useWords(todayWords);
  const { data: questions } = useQuery(reviewsQuery(useSession().company.id));
  if (questions === undefined) return null;
  return (
    <li className={css('told', questions.length > 0 ? 'asking' : 'calm')}>
      <Link to="/inbox">
        <span className={css('number')}>{questions.length}</span>
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
