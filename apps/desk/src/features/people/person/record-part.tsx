// One part of the record of a person, as a form.
import { useSession } from '#api/session.ts';
import type { PersonOf } from '#api/people.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { mayChangeRecord } from '../person-rights.ts';
import { accessWords } from './access-words.ts';
import { EmploymentPart } from './employment-part.tsx';
import type { Part } from './part-tabs.tsx';
import styles from './person-page.module.css';
import { EmploymentForm, HoursForm, PayForm, PersonForm } from './record-forms.tsx';
import { RuleNow } from './rule-now.tsx';
import type { ReadPerson } from './use-record-form.tsx';

type RecordPartProps = {
  readonly part: Exclude<Part, 'access' | 'history'>;
  readonly of: PersonOf;
  readonly person: ReadPerson;
  /** Since when the person is clocked in, also one who has left; null: out. */
  readonly openSince: string | null;
};

export function RecordPart({ part, of, person, openSince }: RecordPartProps) {
  const session = useSession();
  const mayChange = mayChangeRecord(session, person.data);
  const form = { of, person, isReadOnly: !mayChange };
  return (
    <div className={styles['parts']}>
      {!mayChange && <ReadOnlyNotice isOwn={of.employeeId === session.userId} />}
      {part === 'person' && <PersonForm {...form} />}
      {part === 'employment' && (
        <>
          <EmploymentPart of={of} person={person.data} openSince={openSince} mayChange={mayChange} />
          <EmploymentForm {...form} />
        </>
      )}
      {part === 'pay' && (
        <>
          <RuleNow person={person.data} />
          <PayForm {...form} />
        </>
      )}
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
