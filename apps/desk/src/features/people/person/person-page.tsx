// One person: their record in parts, each with an address of its own.
import { Suspense, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import {
  peopleQuery,
  personQuery,
  type ListedPerson,
  type PersonOf,
  type PersonRecord,
} from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { isNoPerson, NoPerson } from '#records/no-person.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataOf, Loading } from '#ui/data-states.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { peopleWords } from '#said/desk/people/people.ts';
import { Now } from '../people-columns.tsx';
import { useDates } from '../use-dates.ts';
import { FilePart, LogPart } from './history-part.tsx';
import styles from './person-page.module.css';
import { heldPattern } from './held-pattern.ts';
import { PartTabs, type Part } from './part-tabs.tsx';
import { StatementButton } from './statement-button.tsx';
import type { ReadPerson } from './use-record-form.tsx';

// What one part needs, a table or a form, is not fetched with the others.
const AccessParts = lazyPart(() => import('./access-parts.tsx'), 'AccessParts');
const ErasePart = lazyPart(() => import('./erase-part.tsx'), 'ErasePart');
const RecordPart = lazyPart(() => import('./record-part.tsx'), 'RecordPart');

const PARTS: readonly Part[] = ['person', 'employment', 'pay', 'hours', 'access', 'history'];

/** What of the address names the person and the part. */
type Asked = { readonly personId?: string; readonly part?: string };

export function PersonPage() {
  const t = useWords(peopleWords);
  const session = useSession();
  const { personId = '', part: asked }: Asked = useParams({ strict: false });
  const of = { companyId: session.company.id, employeeId: personId };
  const person = useQuery(personQuery(of));
  const people = useQuery(peopleQuery(of.companyId));
  const listed = people.data?.find(({ id }) => id === personId);
  const parts = PARTS.filter((each) => each !== 'history' || maySeeHistory(session));
  const part = parts.find((each) => each === asked) ?? 'person';
  if (isNoPerson(person)) return <NoPerson />;
  return (
    <PageFrame
      title={person.data?.data.displayName ?? listed?.displayName ?? t.title}
      above={[{ name: t.title, to: '/people' }]}
      actions={
        <>
          {may(session, 'time.decide') === null && (
            <ButtonLink to="/leave" search={{ open: 'new', person: personId }} icon="calendar">
              {t.enterAbsence}
            </ButtonLink>
          )}
          {person.data && <StatementButton person={person.data.data} />}
          <ButtonLink to="/timesheets/$personId" params={{ personId }} icon="clock">
            {t.workingTime}
          </ButtonLink>
        </>
      }
    >
      <InHead>{listed && <Summary listed={listed} />}</InHead>
      {person.data && part !== 'hours' && <HoursMissing person={person.data.data} />}
      <PartTabs personId={personId} parts={parts} />
      <DataOf query={person}>
        {(read) => (
          <div key={`${personId} ${part}`}>
            <Suspense fallback={<Loading />}>
              <PartOf part={part} of={of} person={read} listed={listed} />
            </Suspense>
          </div>
        )}
      </DataOf>
    </PageFrame>
  );
}

type Session = ReturnType<typeof useSession>;
const maySeeHistory = (session: Session) =>
  may(session, 'log.read') === null || may(session, 'people.export') === null;

/** How the person stands, beside the name. */
function Summary({ listed }: { readonly listed: ListedPerson }) {
  const t = useWords(peopleWords);
  const dates = useDates();
  const { employeeNumber, jobTitle, departments } = listed;
  const facts = [employeeNumber, jobTitle, ...departments.map(({ name }) => name)].filter(
    (fact) => fact !== null,
  );
  return (
    <p className={styles['summary']}>
      <Now person={listed} t={t} dates={dates} />
      <span>{facts.join(' · ')}</span>
    </p>
  );
}

/** Of somebody on hourly pay without regular hours: leads to those that are proposed. */
function HoursMissing({ person }: { readonly person: PersonRecord }) {
  const t = useWords(peopleWords);
  const { today } = useDates();
  if (person.payBasis !== 'hourly' || heldPattern(person, today) !== null) return null;
  return (
    <Link to="/people/$personId/$part" params={{ personId: person.id, part: 'hours' }}>
      {t.noHours}
    </Link>
  );
}

type PartOfProps = {
  readonly part: Part;
  readonly of: PersonOf;
  readonly person: ReadPerson;
  readonly listed: ListedPerson | undefined;
};

function PartOf({ part, of, person, listed }: PartOfProps): ReactNode {
  const session = useSession();
  if (part === 'access') return <AccessParts of={of} person={person.data} />;
  if (part !== 'history')
    return <RecordPart part={part} of={of} person={person} openSince={listed?.openEntryStartAtUtc ?? null} />;
  return (
    <>
      {may(session, 'log.read') === null && <LogPart of={of} />}
      {may(session, 'people.export') === null && <FilePart of={of} />}
      {may(session, 'people.erase') === null && (
        <Suspense fallback={<Loading />}>
          <ErasePart of={of} />
        </Suspense>
      )}
    </>
  );
}
