// One part of the record of a person, as a form.
import { Suspense } from 'react';
import type { NoRight } from '@stimpill/api-types/rights';
import { useSession } from '#api/session.ts';
import type { PersonOf } from '#api/people.ts';
import { Loading } from '#ui/data-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { whyNotTo } from '../person-rights.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { EmploymentPart } from './employment-part.tsx';
import type { Part } from './part-tabs.tsx';
import { EmploymentForm, HoursForm, PayForm, PersonForm } from './record-forms.tsx';
import { RuleNow } from './rule-now.tsx';
import { WaitingAddress } from './waiting-address.tsx';
import type { ReadPerson } from './use-record-form.tsx';

const PatternsPart = lazyPart(() => import('./patterns/patterns-part.tsx'), 'PatternsPart');

type RecordPartProps = {
  readonly part: Exclude<Part, 'access' | 'history'>;
  readonly of: PersonOf;
  readonly person: ReadPerson;
  /** Since when the person is clocked in, also one who has left; null: out. */
  readonly openSince: string | null;
};

export function RecordPart({ part, of, person, openSince }: RecordPartProps) {
  const session = useSession();
  const why = whyNotTo(session, 'people.change', person.data);
  const mayEmploy = whyNotTo(session, 'people.employ', person.data) === null;
  const form = { of, person, isReadOnly: why !== null };
  return (
    <div className="stack gap-24">
      {why !== null && <ReadOnlyNotice why={why} />}
      {part === 'person' && (
        <>
          <WaitingAddress of={of} person={person.data} />
          <PersonForm {...form} mayEmploy={mayEmploy} />
        </>
      )}
      {part === 'employment' && (
        <>
          <EmploymentPart of={of} person={person.data} openSince={openSince} mayChange={mayEmploy} />
          {why === null && !mayEmploy && <ReadOnlyNotice why="ownersOnly" />}
          <EmploymentForm {...form} isReadOnly={!mayEmploy} />
        </>
      )}
      {part === 'pay' && (
        <>
          <RuleNow person={person.data} />
          <PayForm {...form} />
        </>
      )}
      {part === 'hours' && (
        <>
          <Suspense fallback={<Loading />}>
            <PatternsPart of={of} person={person} mayChange={why === null} />
          </Suspense>
          <HoursForm {...form} />
        </>
      )}
    </div>
  );
}

function ReadOnlyNotice({ why }: { readonly why: NoRight }) {
  const t = useWords(accessWords);
  return (
    <Notice look="plain">
      <p>{why === 'ownRecord' ? t.ownRecord : why === 'ownersOnly' ? t.ownersOnly.record : t.readOnly}</p>
    </Notice>
  );
}
