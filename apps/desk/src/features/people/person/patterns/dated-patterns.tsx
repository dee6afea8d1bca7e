import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isRefusedWith } from '#api/call-failed.ts';
import { sendAndKeep } from '#api/calls.ts';
import { personQuery, type PersonOf } from '#api/people.ts';
import { useSending } from '#api/use-sending.ts';
import type { PatternChange } from './pattern-text.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { ActFailure } from '../../act-failure.tsx';
import { useDates } from '../../use-dates.ts';
import type { ReadPerson } from '../use-record-form.tsx';
import { PatternText } from './pattern-text.tsx';
import { patternWords } from '#said/desk/people/person/patterns/pattern.ts';

type DatedPatternsProps = {
  readonly of: PersonOf;
  readonly person: ReadPerson;
  readonly mayChange: boolean;
};

/** Every pattern with its first day; nothing where there is only the first one. */
export function DatedPatterns({ of, person, mayChange }: DatedPatternsProps) {
  const t = useWords(patternWords);
  const { day } = useDates();
  const { workPattern, workPatternChanges } = person.data;
  if (workPatternChanges.length === 0) return null;
  return (
    <FactList
      facts={[
        [t.first, <PatternText pattern={workPattern} />],
        ...workPatternChanges.map(
          (change) =>
            [
              t.from({ day: day(change.from) }),
              <>
                <PatternText pattern={change.workPattern} />{' '}
                {mayChange && <TakeBack of={of} person={person} change={change} />}
              </>,
            ] as const,
        ),
      ]}
    />
  );
}

type TakeBackProps = Omit<DatedPatternsProps, 'mayChange'> & { readonly change: PatternChange };

function TakeBack({ of, person, change }: TakeBackProps) {
  const t = useWords(patternWords);
  const client = useQueryClient();
  const say = useToast();
  const [asksEven, setAsksEven] = useState(false);
  const changes = person.data.workPatternChanges.filter(({ from }) => from !== change.from);
  const taking = useSending({
    mutationFn: (evenApproved: boolean) => {
      const body = { workPatternChanges: changes, evenApproved };
      const input = { params: of, body, version: person.version };
      return sendAndKeep(client, 'setWorkPatterns', input, personQuery(of));
    },
    onSuccess: () => say({ text: t.takenBack }),
    onError: (error) => setAsksEven(isRefusedWith(error, 'person.hours_approved')),
  });
  return (
    <>
      <Button look="quiet" isBusy={taking.isPending} onPress={() => taking.mutate(false)}>
        {t.takeBack}
      </Button>
      {!asksEven && <ActFailure error={taking.error} />}
      {asksEven && (
        <ConfirmDialog
          title={t.takeBackTitle}
          act={t.takeBackEven}
          isBusy={taking.isPending}
          onConfirm={() => taking.mutate(true)}
          onCancel={() => setAsksEven(false)}
        >
          <p>{t.takeBackLead}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
