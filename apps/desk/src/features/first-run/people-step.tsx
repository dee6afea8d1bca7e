import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from './first-run-words.ts';
import styles from './first-run.module.css';
import { readPeople, type ReadPerson } from './read-people.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** As many as the server takes at once. */
const MOST = 200;

export function PeopleStep({ answers: { people: text }, onAnswer, onNext, onBack }: StepProps) {
  const t = useWords(firstRunWords);
  const [isAsked, setIsAsked] = useState(false);
  const people = readPeople(text);
  const isFaulty = people.some(({ fault }) => fault !== null);
  const isTooMany = people.length > MOST;
  const next = () => {
    setIsAsked(true);
    if (!isFaulty && !isTooMany) onNext();
  };
  const error = isTooMany ? t.tooMany(MOST) : isAsked && isFaulty ? t.mend : undefined;
  return (
    <StepFrame step="people" lead={t.peopleLead} onNext={next} onBack={onBack}>
      <Field label={t.people} error={error}>
        {(ids) => (
          <textarea
            {...ids}
            rows={8}
            autoComplete="off"
            spellCheck={false}
            placeholder={t.peopleExample}
            value={text}
            onChange={(event) => onAnswer({ people: event.target.value })}
          />
        )}
      </Field>
      {people.length > 0 && <People people={people} />}
    </StepFrame>
  );
}

function People({ people }: { readonly people: readonly ReadPerson[] }) {
  const t = useWords(firstRunWords);
  return (
    <div className={styles['frame']} role="region" aria-label={t.read(people.length)} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{t.read(people.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.person}</th>
            <th scope="col">{t.department}</th>
            <th scope="col" className={styles['number']}>
              {t.ratio}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.line}>
              <td>{person.line}</td>
              <th scope="row">
                {person.displayName}
                {person.email !== null && <p className={styles['beside']}>{person.email}</p>}
                {person.fault !== null && <p className={styles['fault']}>{t.faults[person.fault]}</p>}
              </th>
              <td>{person.department ?? '–'}</td>
              <td className={styles['number']}>{Math.round(person.employmentRatio * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
