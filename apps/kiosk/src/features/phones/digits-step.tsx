import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DigitPad } from '#ui/digit-pad.tsx';
import { Notice } from '#ui/notice.tsx';
import { playTone } from '#ui/tones.ts';
import { CutOff, TimeLeft } from './code-step.tsx';
import type { Confirmed, OfferEnd } from './own-phones.ts';
import { usePhoneName, usePhoneWords } from './phone-words.ts';
import styles from './phones.module.css';
import { Sides, type CodeActions } from './sides.tsx';

const LENGTH = 2;
/** As the contract has it. */
const MOST_TRIES = 3;

type DigitsStepProps = {
  readonly name: string;
  /** Of the phone that has read the code. */
  readonly program: string | null;
  /** In seconds. */
  readonly left: number;
  readonly isCutOff: boolean;
  readonly actions: CodeActions;
  readonly onDigits: (digits: string) => Promise<Confirmed>;
  readonly onEnd: (end: OfferEnd) => void;
};

/** A phone has read the code: the second digit that is touched here is sent at once. */
export function DigitsStep({ name, program, left, isCutOff, actions, onDigits, onEnd }: DigitsStepProps) {
  const { t } = useLanguage();
  const { digits: words } = usePhoneWords();
  const phone = usePhoneName()(program);
  const { typed, trouble, press, remove } = useDigits(onDigits, (kind) =>
    onEnd(kind === 'added' ? { kind, program } : { kind }),
  );
  const isOff = actions.isSending ?? false;
  return (
    <Sides
      name={name}
      title={words.title}
      actions={actions}
      thing={<DigitPad deleteLabel={t.pinDelete} isDisabled={isOff} onDigit={press} onDelete={remove} />}
    >
      {trouble && <Trouble trouble={trouble} />}
      {isCutOff && !trouble && <CutOff />}
      <output className={styles['typed']} aria-label={words.typed}>
        {typed.padEnd(LENGTH, '·')}
      </output>
      <div className={styles['steps']} tabIndex={0} role="region" aria-label={words.title} data-scrolls>
        {/* What went wrong takes its place, where a low tablet has no room for both. */}
        {!trouble && <p role="status">{isOff ? words.checking : words.lead({ phone })}</p>}
        <p>{words.none}</p>
      </div>
      <TimeLeft left={left} />
    </Sides>
  );
}

type DigitsTrouble = { readonly kind: 'wrong'; readonly triesLeft: number } | { readonly kind: 'notSent' };

/** The digits are in a ref, because two can be pressed before React has drawn the first. */
function useDigits(
  onDigits: DigitsStepProps['onDigits'],
  onEnd: (end: Exclude<Confirmed, 'failed'>) => void,
) {
  const digits = useRef('');
  const isSending = useRef(false);
  const wrong = useRef(0);
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<DigitsTrouble>();
  useEffect(() => {
    if (trouble) playTone('error');
  }, [trouble]);
  const keep = (next: string) => {
    digits.current = next;
    setTyped(next);
  };
  const send = async () => {
    isSending.current = true;
    const confirmed = await onDigits(digits.current);
    isSending.current = false;
    keep('');
    if (confirmed === 'wrong') wrong.current += 1;
    const triesLeft = MOST_TRIES - wrong.current;
    if (confirmed === 'failed') setTrouble({ kind: 'notSent' });
    else if (confirmed === 'wrong' && triesLeft > 0) setTrouble({ kind: 'wrong', triesLeft });
    else onEnd(confirmed);
  };
  const press = (digit: string) => {
    if (isSending.current) return;
    setTrouble(undefined);
    keep(digits.current + digit);
    if (digits.current.length === LENGTH) void send();
  };
  const remove = () => {
    if (!isSending.current) keep(digits.current.slice(0, -1));
  };
  return { typed, trouble, press, remove };
}

function Trouble({ trouble }: { readonly trouble: DigitsTrouble }) {
  const { digits: words } = usePhoneWords();
  return (
    <Notice look="error" icon="warning" role="alert">
      {trouble.kind === 'wrong' ? words.wrong({ left: trouble.triesLeft }) : words.notSent}
    </Notice>
  );
}
