// One person: their record in parts, each with an address of its own.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import { peopleQuery, personQuery, type ListedPerson, type PersonOf } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { peopleWords } from '../people-words.ts';
import { Now } from '../people-columns.tsx';
import { mayChangeRecord } from '../person-rights.ts';
import { useDates } from '../use-dates.ts';
import { AccessParts } from './access-parts.tsx';
import { accessWords } from './access-words.ts';
import { EmploymentPart } from './employment-part.tsx';
import { FilePart, LogPart } from './history-part.tsx';
import styles from './person-page.module.css';
import { PartTabs, type Part } from './part-tabs.tsx';
import { EmploymentForm, HoursForm, PayForm, PersonForm } from './record-forms.tsx';
import type { ReadPerson } from './use-record-form.tsx';

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
  return (
    <PageFrame
      title={person.data?.data.displayName ?? listed?.displayName ?? t.title}
      above={[{ name: t.title, to: '/people' }]}
    >
      {listed && <Summary listed={listed} />}
      <PartTabs personId={personId} parts={parts} />
      <DataOf query={person}>
        {(read) => (
          <div key={`${personId} ${part}`}>
            <PartOf part={part} of={of} person={read} listed={listed} />
          </div>
        )}
      </DataOf>
    </PageFrame>
  );
}

type Session = ReturnType<typeof useSession>;
const maySeeHistory = (session: Session) =>
  may(session, 'log.read') === null || may(session, 'people.export') === null;

/** How the person stands, on one line. */
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

type PartOfProps = {
  readonly part: Part;
  readonly of: PersonOf;
  readonly person: ReadPerson;
  readonly listed: ListedPerson | undefined;
};

function PartOf({ part, of, person, listed }: PartOfProps): ReactNode {
  const session = useSession();
  const mayChange = mayChangeRecord(session, person.data);
  if (part === 'access') return <AccessParts of={of} person={person.data} />;
  if (part === 'history')
    return (
      <>
        {may(session, 'log.read') === null && <LogPart of={of} />}
        {may(session, 'people.export') === null && <FilePart of={of} />}
      </>
    );
  const form = { of, person, isReadOnly: !mayChange };
  return (
    <div className={styles['parts']}>
      {!mayChange && <ReadOnlyNotice isOwn={of.employeeId === session.userId} />}
      {part === 'person' && <PersonForm {...form} />}
      {part === 'employment' && (
        <>
          <EmploymentPart
            of={of}
            person={person.data}
            inSince={listed?.inSinceAtUtc ?? null}
            mayChange={mayChange}
          />
          <EmploymentForm {...form} />
        </>
      )}
      {part === 'pay' && <PayForm {...form} />}
      {part === 'hours' && <HoursForm {...form} />}
    </div>
  );
}

function ReadOnlyNotice({ isOwn }: { readonly isOwn: boolean }) {
  const t = useWords(accessWords);
  return (
    <Notice look="plain">
      <p>{isOwn ? t.ownRecord : t.readOnly}</p>
    </Notice>
  );
}
