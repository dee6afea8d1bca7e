// Erasing what is personal about somebody: what goes, what stays and until when stand before the question.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { isRefusedWith } from '#api/call-failed.ts';
import { query, useSend } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import type { PersonOf } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { usePersonFaults } from '../use-person-faults.ts';
import { eraseWords } from '#said/desk/people/person/erase.ts';

export function ErasePart({ of }: { readonly of: PersonOf }) {
  const t = useWords(eraseWords);
  const [isAsked, setIsAsked] = useState(false);
  const preview = useQuery(query('previewErasure', { params: of }));
  if (isRefusedWith(preview.error, 'person.erased'))
    return (
      <FormPart title={t.title}>
        <Notice look="plain">
          <p>{t.wasErased}</p>
        </Notice>
      </FormPart>
    );
  return (
    <FormPart title={t.title} lead={t.lead}>
      <DataOf query={preview}>
        {(found) => (
          <>
            {found.refusal === null ? (
              <div className="row gap-8">
                <Button onPress={() => setIsAsked(true)}>{t.look}</Button>
              </div>
            ) : (
              <p>{t.refusal[found.refusal]}</p>
            )}
            {isAsked && <EraseDialog of={of} found={found} onClose={() => setIsAsked(false)} />}
          </>
        )}
      </DataOf>
    </FormPart>
  );
}

type EraseDialogProps = {
  readonly of: PersonOf;
  readonly found: DataFor<'previewErasure'>;
  readonly onClose: () => void;
};

function EraseDialog({ of, found, onClose }: EraseDialogProps) {
  const t = useWords(eraseWords);
  const { today } = useDates();
  const erase = useSend('erasePerson');
  const say = useToast();
  const sayFault = usePersonFaults();
  const form = useForm({ defaultValues: { keepsTimeUntil: '' } });
  return (
    <FormDialog
      title={t.dialog}
      form={form}
      saveLabel={t.act}
      sayFault={(fault) => (fault.field === 'keepsTimeUntil' ? t.untilMissing : sayFault(fault))}
      onSave={async ({ keepsTimeUntil }) => {
        const { standIn } = await erase({ params: of, body: { keepsTimeUntil } });
        onClose();
        say({ text: t.done({ standIn }) });
      }}
      onClose={onClose}
    >
      <WhatGoes found={found} />
      <DateField
        control={form.control}
        name="keepsTimeUntil"
        label={t.until}
        hint={t.untilHint}
        near={today}
      />
    </FormDialog>
  );
}

function WhatGoes({ found }: Pick<EraseDialogProps, 'found'>) {
  const t = useWords(eraseWords);
  const { day } = useDates();
  const { standIn, subjects, unlockedEntries, inBackupsUntil } = found;
  return (
    <>
      <p>{t.becomes({ standIn })}</p>
      <FactList
        facts={subjects.map(({ subject, erased, kept }) => [
          t.subject[subject],
          kept > 0 ? t.stays({ count: kept }) : t.goes({ count: erased }),
        ])}
      />
      {unlockedEntries > 0 && (
        <Notice look="warning">
          <p>{t.unlocked({ count: unlockedEntries })}</p>
        </Notice>
      )}
      <p>{t.stayWhy}</p>
      <p>{t.backups({ day: day(inBackupsUntil) })}</p>
    </>
  );
}
