// Asks for time off: the days, how much of each, what for, and a message to the manager.
import { useState } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/field.tsx';
import { NoteField } from '#ui/note-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { DayPicker } from './day-picker.tsx';
import { useDays } from './leave-days.ts';
import { useLeaveWords } from './leave-words.tsx';
import styles from './leave.module.css';
import type { AskResult, LeaveWish, OwnLeave } from './own-leave.ts';
import type { PickedDays } from './picked-days.ts';

const PARTS = ['whole', 'half', 'hours'] as const;
type Part = (typeof PARTS)[number];

const STEP_MINUTES = 30;
const LEAST_MINUTES = 30;
const MOST_MINUTES = 720;
const FIRST_MINUTES = 120;
const VACATION = '';

type LeaveFormProps = {
  readonly name: string;
  readonly leave: Pick<OwnLeave, 'today' | 'kinds'>;
  readonly onAsk: (wish: LeaveWish) => Promise<AskResult>;
  readonly onClose: () => void;
};

export function LeaveForm({ name, leave: { today, kinds }, onAsk, onClose }: LeaveFormProps) {
  const { t } = useLanguage();
  const { own } = useLeaveWords();
  const [picked, setPicked] = useState<PickedDays>();
  const [part, setPart] = useState<Part>('whole');
  const [minutes, setMinutes] = useState(FIRST_MINUTES);
  const [kind, setKind] = useState(VACATION);
  const [note, setNote] = useState('');
  const { failure, isSending, send } = useSending(onAsk);
  const wish = picked && {
    ...{ startDate: picked.first, endDate: picked.last ?? picked.first, note: note.trim() },
    ...{ kindId: kind === VACATION ? null : kind, percent: part === 'half' ? 50 : null },
    minutes: part === 'hours' ? minutes : null,
  };
  return (
    <Page
      who={name}
      title={own.when}
      lead={<PickedText picked={picked} />}
      actions={
        <>
          <Button
            look="primary"
            size="main"
            icon="send"
            isDisabled={isSending || wish === undefined}
            onPress={() => wish && send(wish)}
          >
            {isSending ? t.correctionSending : own.send}
          </Button>
          <Button size="main" icon="cross" isDisabled={isSending} onPress={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <section className={styles['form']} aria-label={own.when} tabIndex={0} data-scrolls>
        <DayPicker today={today} picked={picked} isDisabled={isSending} onPick={setPicked} />
        <div className="stack gap-16">
          <Choice
            legend={own.much}
            value={part}
            options={PARTS.map((each) => [each, own.parts[each]])}
            onChoose={setPart}
          />
          {part === 'hours' && <Minutes minutes={minutes} onMinutes={setMinutes} />}
          <KindChoice kinds={kinds} kind={kind} onKind={setKind} />
          <NoteField note={note} onNote={setNote} />
        </div>
      </section>
      {failure && <Failure failure={failure} />}
    </Page>
  );
}

type KindChoiceProps = {
  readonly kinds: OwnLeave['kinds'];
  readonly kind: string;
  readonly onKind: (kind: string) => void;
};

/** Where the company lets people ask for nothing else, it is vacation. */
function KindChoice({ kinds, kind, onKind }: KindChoiceProps) {
  const { own } = useLeaveWords();
  if (kinds.length === 0) return null;
  const named = kinds.map(({ id, name }) => [id, name] as const);
  return (
    <Choice legend={own.kind} value={kind} options={[[VACATION, own.vacation], ...named]} onChoose={onKind} />
  );
}

function Failure({ failure }: { readonly failure: Exclude<AskResult, 'sent'> }) {
  const { t } = useLanguage();
  const { own } = useLeaveWords();
  return (
    <Notice look="error" icon="warning" role="alert">
      {{ overlaps: own.overlaps, ended: t.correctionEnded, failed: t.correctionFailed }[failure]}
    </Notice>
  );
}

function PickedText({ picked }: { readonly picked: PickedDays | undefined }) {
  const { own } = useLeaveWords();
  const days = useDays();
  if (picked === undefined) return own.first;
  const { first, last } = picked;
  return last === undefined ? `${days(first, first)}. ${own.last}` : days(first, last);
}

type MinutesProps = { readonly minutes: number; readonly onMinutes: (minutes: number) => void };

function Minutes({ minutes, onMinutes }: MinutesProps) {
  const { language } = useLanguage();
  const { own } = useLeaveWords();
  const step = (by: number) => onMinutes(Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes + by)));
  return (
    <div className={styles['minutes']} role="group" aria-label={own.hours}>
      <Button
        icon="minus"
        size="small"
        isDisabled={minutes === LEAST_MINUTES}
        onPress={() => step(-STEP_MINUTES)}
      >
        <span className="spoken">{own.less}</span>
      </Button>
      <strong aria-live="polite">{formatDuration(minutes, language)}</strong>
      <Button
        icon="plus"
        size="small"
        isDisabled={minutes === MOST_MINUTES}
        onPress={() => step(STEP_MINUTES)}
      >
        <span className="spoken">{own.more}</span>
      </Button>
    </div>
  );
}

function useSending(onAsk: LeaveFormProps['onAsk']) {
  const [failure, setFailure] = useState<Exclude<AskResult, 'sent'>>();
  const [isSending, setIsSending] = useState(false);
  const once = useOneSending();
  const send = async (wish: LeaveWish) => {
    setIsSending(true);
    setFailure(undefined);
    const result = await onAsk(wish);
    setIsSending(false);
    if (result !== 'sent') setFailure(result);
  };
  return { failure, isSending, send: (wish: LeaveWish) => void once(() => send(wish)) };
}
