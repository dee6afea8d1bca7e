import { QrCode } from '@stimpill/ui/qr-code.tsx';
import { Notice } from '#ui/notice.tsx';
import { addressOf, type Offer } from './own-phones.ts';
import { usePhoneWords } from './phone-words.ts';
import styles from './phones.module.css';
import { Sides, type CodeActions } from './sides.tsx';

type CodeStepProps = {
  readonly name: string;
  readonly offer: Offer;
  readonly origin: string;
  /** In seconds. */
  readonly left: number;
  readonly isCutOff: boolean;
  /** It stands in place of one that was shown before. */
  readonly isRenewed: boolean;
  readonly actions: CodeActions;
};

/** The code, and what to do with it. */
export function CodeStep({ name, offer, origin, left, isCutOff, isRenewed, actions }: CodeStepProps) {
  const { code } = usePhoneWords();
  return (
    <Sides
      name={name}
      title={code.title}
      actions={actions}
      thing={<QrCode text={addressOf(origin, offer)} label={code.label} className={styles['code']} />}
    >
      {isCutOff && <CutOff />}
      <div className={styles['steps']} tabIndex={0} role="region" aria-label={code.title} data-scrolls>
        {isRenewed && <p role="status">{code.renewed}</p>}
        <ol>
          {[code.openCamera, code.pointIt, code.openPage, code.touchDigits].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <TimeLeft left={left} />
    </Sides>
  );
}

export function CutOff() {
  const { code } = usePhoneWords();
  return (
    <Notice look="warning" icon="offline" role="alert">
      {code.cutOff}
    </Notice>
  );
}

export function TimeLeft({ left }: { readonly left: number }) {
  const { code } = usePhoneWords();
  return (
    <p className={styles['left']} role="timer">
      {code.left({ seconds: left })}
    </p>
  );
}
