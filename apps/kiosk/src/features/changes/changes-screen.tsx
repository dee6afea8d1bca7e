// What others changed of somebody's time: old, new and what it moves. They agree, say why it is not so, or say nothing, which stays nothing.
import { useState } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { ChangeCard } from './change-card.tsx';
import { ChangeWords, useChangeWords } from './change-words.ts';
import styles from './changes.module.css';
import { NotSo } from './not-so.tsx';
import type { Kept, OwnChange, OwnChangeCalls, OwnChanges } from './own-changes.ts';
import { useChanges, type ChangesView } from './use-changes.ts';

type ChangesScreenProps = {
  readonly name: string;
  readonly calls: OwnChangeCalls;
  readonly timeZone: string;
  readonly onClose: () => void;
};

export function ChangesScreen(props: ChangesScreenProps) {
  return (
    <ChangeWords>
      <Changes {...props} />
    </ChangeWords>
  );
}

/** What came of the last word, and whether it was a "not so". */
type Said = { readonly kept: Kept; readonly isSo: boolean };

function Changes({ name, calls, timeZone, onClose }: ChangesScreenProps) {
  const { view, readAnew } = useChanges(calls);
  const [denied, setDenied] = useState<OwnChange>();
  const { said, isSending, say, forget } = useSaying(calls, () => {
    setDenied(undefined);
    readAnew();
  });
  const seenThrough = view.kind === 'ready' ? view.data.seenThrough : null;
  const sayOf = (change: OwnChange, because: string | null) =>
    say({ changeId: change.word.changeId, because, seenThrough: seenThrough ?? change.changedAtUtc });
  if (view.kind !== 'ready') return <NoChanges {...{ name, onClose, view }} onAgain={readAnew} />;
  if (denied)
    return (
      <NotSo
        {...{ name, isSending }}
        trouble={said?.kept === 'failed' || said?.kept === 'ended' ? said.kept : undefined}
        onSend={(because) => sayOf(denied, because)}
        onBack={() => {
          forget();
          setDenied(undefined);
        }}
      />
    );
  return (
    <ChangeList
      {...{ name, timeZone, onClose, said, isSending }}
      changes={view.data.changes}
      onAgree={(change) => sayOf(change, null)}
      onNotSo={(change) => {
        forget();
        setDenied(change);
      }}
    />
  );
}

function useSaying({ say }: OwnChangeCalls, onThere: () => void) {
  const [said, setSaid] = useState<Said>();
  const [isSending, setIsSending] = useState(false);
  const once = useOneSending();
  const send = async (word: Parameters<typeof say>[0]) => {
    setIsSending(true);
    setSaid(undefined);
    const kept = await say(word);
    setIsSending(false);
    setSaid({ kept, isSo: word.because === null });
    if (kept === 'kept' || kept === 'meanwhile') onThere();
  };
  return {
    ...{ said, isSending },
    say: (word: Parameters<typeof say>[0]) => void once(() => send(word)),
    forget: () => setSaid(undefined),
  };
}

type ListProps = Pick<ChangesScreenProps, 'name' | 'timeZone' | 'onClose'> & {
  readonly changes: OwnChanges['changes'];
  readonly said: Said | undefined;
  readonly isSending: boolean;
  readonly onAgree: (change: OwnChange) => void;
  readonly onNotSo: (change: OwnChange) => void;
};

function ChangeList({ name, changes, said, timeZone, isSending, onAgree, onNotSo, onClose }: ListProps) {
  const { t } = useLanguage();
  const words = useChangeWords();
  return (
    <Page
      who={name}
      title={words.title}
      {...(said || changes.length === 0 ? {} : { lead: words.lead })}
      actions={
        <Button look="primary" icon="check" onPress={onClose}>
          {t.close}
        </Button>
      }
    >
      <section className="stack gap-12" aria-label={words.title} tabIndex={0} data-scrolls>
        {said && <WhatCame said={said} />}
        {changes.length === 0 && <p className={styles['alone']}>{words.none}</p>}
        {changes.map((change) => (
          <ChangeCard
            key={`${change.word.changeId} ${change.word.words.length}`}
            {...{ change, timeZone, isSending }}
            onAgree={() => onAgree(change)}
            onNotSo={() => onNotSo(change)}
          />
        ))}
      </section>
    </Page>
  );
}

function WhatCame({ said: { kept, isSo } }: { readonly said: Said }) {
  const words = useChangeWords();
  if (kept === 'kept')
    return (
      <Notice look="plain" icon="check" role="status">
        {isSo ? words.kept : words.asked}
      </Notice>
    );
  const sentences = { meanwhile: words.meanwhile, failed: words.notSent, ended: words.ended };
  return (
    <Notice look={kept === 'meanwhile' ? 'warning' : 'error'} icon="warning" role="alert">
      {sentences[kept]}
    </Notice>
  );
}

type NoChangesProps = Pick<ChangesScreenProps, 'name' | 'onClose'> & {
  readonly view: Exclude<ChangesView, { readonly kind: 'ready' }>;
  readonly onAgain: () => void;
};

function NoChanges({ name, view: { kind }, onAgain, onClose }: NoChangesProps) {
  const { t } = useLanguage();
  const words = useChangeWords();
  return (
    <Page
      who={name}
      title={words.title}
      actions={
        <>
          {kind === 'failed' && (
            <Button icon="again" onPress={onAgain}>
              {words.again}
            </Button>
          )}
          <Button look="primary" icon="check" onPress={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <p className={styles['alone']} role="status">
        {words[kind]}
      </p>
    </Page>
  );
}
