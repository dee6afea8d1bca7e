// "I forgot to clock out": when it was, an optional note to the manager, and its outcome. A request, never a change.
import { useState } from 'react';
import { useNow } from '#device/use-now.ts';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { NoteField } from '#ui/note-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { CorrectionSent } from './correction-sent.tsx';
import { firstGuess, limitsOf, type PlannedTime } from './correction-time.ts';
import { toMomentText } from './moment-text.ts';
import { TimePicker } from './time-picker.tsx';
import styles from './correction-screen.module.css';

/** The outcome of a request. */
export type CorrectionResult =
  | { readonly kind: 'draft' | 'review'; readonly isClockedIn: boolean }
  /** The employee session has ended; or it did not get through. */
  | { readonly kind: 'ended' | 'failed' };

type CorrectionScreenProps = {
  readonly name: string;
  /** Which punch was forgotten. */
  readonly action: 'Start' | 'Stop';
  /** Start of the open entry, for a forgotten clock-out. */
  readonly since: number | undefined;
  /** When the person was planned to work in the last two days, soonest first. */
  readonly planned: readonly PlannedTime[];
  readonly timeZone: string;
  readonly onSend: (at: number, note: string) => Promise<CorrectionResult>;
  /** Goes on to the punch that the person came for; left out when it was made already. */
  readonly onPunch: ((action: 'Start' | 'Stop') => void) | undefined;
  readonly onClose: () => void;
};

export function CorrectionScreen(props: CorrectionScreenProps) {
  const { t, language } = useLanguage();
  const { name, action, timeZone } = props;
  const { now, limits, at, setAt, proposed } = usePickedTime(props);
  const told = { now, timeZone, language, t };
  const [note, setNote] = useState('');
  const { result, isSending, send } = useSending(props.onSend);
  if (result?.kind === 'draft' || result?.kind === 'review') {
    const when = toMomentText(at, told);
    const asked = action === 'Stop' ? t.correctionSentOut({ when }) : t.correctionSentIn({ when });
    return (
      <CorrectionSent
        name={name}
        asked={asked}
        result={result}
        onPunch={props.onPunch}
        onClose={props.onClose}
      />
    );
  }
  return (
    <Page
      who={name}
      title={action === 'Stop' ? t.correctionTitleOut : t.correctionTitleIn}
      {...(result ? {} : { lead: t.correctionLead })}
      actions={
        <>
          <Button
            look="primary"
            size="main"
            icon="send"
            isDisabled={isSending}
            onPress={() => send(at, note)}
          >
            {isSending ? t.correctionSending : t.correctionSend({ time: formatClock(at, timeZone) })}
          </Button>
          <Button size="main" icon="cross" isDisabled={isSending} onPress={props.onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      {proposed !== undefined && (
        <p className={styles['proposed']}>{t.correctionProposed({ when: toMomentText(proposed, told) })}</p>
      )}
      <TimePicker at={at} now={now} limits={limits} isDisabled={isSending} onChange={setAt} />
      <NoteField note={note} onNote={setNote} />
      {result && (
        <Notice look="error" icon="warning" role="alert">
          {result.kind === 'ended' ? t.correctionEnded : t.correctionFailed}
        </Notice>
      )}
    </Page>
  );
}

function usePickedTime({ action, since, planned, timeZone }: CorrectionScreenProps) {
  const now = useNow();
  const limits = limitsOf(action, { now, since, timeZone });
  const [guess] = useState(() => firstGuess(action, { since, planned }, limits));
  const [at, setAt] = useState(guess.at);
  return { now, limits, at, setAt, proposed: guess.isPlanned ? guess.at : undefined };
}

function useSending(onSend: CorrectionScreenProps['onSend']) {
  const [result, setResult] = useState<CorrectionResult | undefined>(undefined);
  const [isSending, setIsSending] = useState(false);
  const once = useOneSending();
  const send = async (at: number, note: string) => {
    setIsSending(true);
    setResult(undefined);
    const became = await onSend(at, note.trim());
    setIsSending(false);
    setResult(became);
  };
  return { result, isSending, send: (at: number, note: string) => void once(() => send(at, note)) };
}
