// What others changed of somebody's time: old, new and what it moves. They agree, say why it is not so, or say nothing, which stays nothing.
import { useCallback, useState, type ReactNode } from 'react';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import { useForget, useRead } from '#api/use-read.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { Unread } from '#ui/unread.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import { ChangeCard } from './change-card.tsx';
import { useTold } from './use-told.ts';

type ChangesScreenProps = {
  readonly timeZone: string;
  readonly readTo: number;
  readonly parts: ReactNode;
  /** Somebody who has left reads, and says nothing. */
  readonly isReading: boolean;
  readonly onBack: () => void;
};

export function ChangesScreen({ timeZone, readTo, parts, isReading, onBack }: ChangesScreenProps) {
  const { t } = useLanguage();
  const call = useCall();
  const forget = useForget();
  const [said, setSaid] = useState<string>();
  const changes = useRead(
    'changes',
    useCallback(() => call('listMyChanges'), [call]),
  );
  const { data, failure, readAt, again } = changes;
  useTold(isReading ? undefined : data?.changes);
  return (
    <Page
      title={t.change.title}
      parts={parts}
      readTo={readTo}
      actions={
        <Button icon="back" onPress={onBack}>
          {t.change.back}
        </Button>
      }
    >
      {!data && changes.isReading && <Waiting>{t.change.loading}</Waiting>}
      {failure && (
        <Unread
          words={data ? failureWords(failure, t) : `${t.change.failed} ${failureWords(failure, t)}`}
          from={data && { readAt, timeZone }}
          isReading={changes.isReading}
          onAgain={again}
        />
      )}
      <p role="status">{said ?? (data && data.changes.length > 0 && !isReading && t.change.lead)}</p>
      {data?.changes.length === 0 && <p>{t.change.none}</p>}
      {data?.changes.map((change) => (
        <ChangeCard
          key={`${change.word.changeId} ${change.word.words.length}`}
          {...{ change, timeZone }}
          seenThrough={isReading ? undefined : (data.seenThrough ?? change.changedAtUtc)}
          onSaid={(words) => {
            setSaid(words);
            forget('hours');
            again();
          }}
        />
      ))}
    </Page>
  );
}
