import { Link } from '@tanstack/react-router';
import type { DeskSession } from '#api/session.ts';
import { Notice } from '#ui/notice.tsx';
import { formatDay } from '#words/format-day.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { shellWords } from '#said/desk/app/shell.ts';
import styles from './shell.module.css';

/** Says from when a second factor is demanded, to somebody who has none yet. */
export function FactorNotice({ session }: { readonly session: DeskSession }) {
  const t = useWords(shellWords);
  const { language } = useSpeech();
  const { factors, factorDemandedFrom: from } = session;
  if (from === null || factors.totp || factors.passkeys > 0) return null;
  return (
    <div className={styles['factor']}>
      <Notice look="plain">
        <p>
          {t.factorFrom({ day: formatDay(from, language) })} <Link to="/account">{t.addFactor}</Link>
        </p>
      </Notice>
    </div>
  );
}
