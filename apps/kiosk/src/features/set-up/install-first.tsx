import { spellPairingWord } from '@stimpill/api-types/pairing-word';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from '#ui/form-page.module.css';
import { InstallSteps } from './install-steps.tsx';
import { PairingNotice } from './pairing-notice.tsx';
import pairingStyles from './pairing.module.css';
import type { Pairing } from './use-pairing.ts';

type InstallFirstProps = {
  /** What the code of the desk said that this page was opened with. */
  readonly pairing: Pairing | undefined;
  readonly onHere: () => void;
};

/** Before anything else, because the installed app has a storage of its own. Nothing is kept here, the pairing word neither. */
export function InstallFirst({ pairing, onHere }: InstallFirstProps) {
  const { t } = useManagerLanguage();
  const word = pairing && isWorthTyping(pairing) ? pairing.word : undefined;
  return (
    <section className={styles['body']}>
      {/* Nothing in it can have the focus, so the keyboard scrolls it by itself. */}
      <div className={styles['guide']} role="group" aria-label={t.stepWelcome} tabIndex={0} data-scrolls>
        {pairing && <PairingNotice pairing={pairing} />}
        {word !== undefined && (
          <p className={pairingStyles['word']} data-at-once>
            {t.pairWord}
            <strong className={pairingStyles['spelled']}>{spellPairingWord(word)}</strong>
          </p>
        )}
        <InstallSteps why={t.installFirst} />
        {word !== undefined && <p>{t.installThenPair}</p>}
      </div>
      <div className={styles['buttons']}>
        <Button look="quiet" onPress={onHere}>
          {t.installNot}
        </Button>
      </div>
    </section>
  );
}

/** Known, or the server could not say yet: only a word that it does not know is not worth writing down. */
const isWorthTyping = ({ check }: Pairing) =>
  check.kind === 'known' || (check.kind === 'refused' && check.trouble.kind !== 'wordUnknown');
