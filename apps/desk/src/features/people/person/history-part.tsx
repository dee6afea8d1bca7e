// What was changed about somebody, and their data as one file.
import { useQuery } from '@tanstack/react-query';
import type { LoggedChange } from '@stimpill/api-types/manage';
import { ask, query } from '#api/calls.ts';
import type { PersonOf } from '#api/people.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { ActFailure } from '../act-failure.tsx';
import styles from './person-page.module.css';

export function LogPart({ of }: { readonly of: PersonOf }) {
  const t = useWords(accessWords);
  const { language } = useSpeech();
  const { companyId, employeeId } = of;
  const asked = { employeeId, subject: 'employee', language, limit: '50' } as const;
  const log = useQuery(query('listChanges', { params: { companyId }, query: asked }));
  return (
    <FormPart title={t.log} lead={t.logLead}>
      <DataOf query={log}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p>{t.logEmpty}</p>
          ) : (
            <ol className={styles['log']}>
              {changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ol>
          )
        }
      </DataOf>
    </FormPart>
  );
}

function Change({ change }: { readonly change: LoggedChange }) {
  const t = useWords(accessWords);
  const { moment } = useDates();
  const { changedAtUtc, by, door, subjectName, reason, fields } = change;
  return (
    <li>
      <p>
        <strong>{by}</strong>{' '}
        <span className="fine">{[moment(changedAtUtc), door, subjectName].join(' · ')}</span>
      </p>
      {reason !== null && <p>{reason}</p>}
      <ul>
        {fields.map(({ name, before, after }, place) => (
          <li key={place}>
            <span className="fine">{name}:</span> {before !== null && <del>{before}</del>}{' '}
            <ins>{after ?? t.nothing}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A file for the person to have. Making it asks for a confirmation by itself. */
export function FilePart({ of }: { readonly of: PersonOf }) {
  const t = useWords(accessWords);
  const making = useSending({
    mutationFn: () => ask('exportPerson', { params: of }),
    onSuccess: ({ fileName, text }) => saveFile(fileName, text, 'application/json'),
  });
  return (
    <FormPart title={t.file} lead={t.fileLead}>
      <ActFailure error={making.error} />
      <div className="row gap-8">
        <Button isBusy={making.isPending} onPress={() => making.mutate()}>
          {t.makeFile}
        </Button>
      </div>
    </FormPart>
  );
}
