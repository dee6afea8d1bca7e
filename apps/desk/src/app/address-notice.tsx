import type { DeskSession } from '#api/session.ts';
import { Notice } from '#ui/notice.tsx';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { addressNoticeWords } from '#said/desk/app/address-notice.ts';
import styles from './shell.module.css';

/** Says who wants another sign-in address for the person, or has changed it since they last signed in. */
export function AddressNotice({ session }: { readonly session: DeskSession }) {
  const t = useWords(addressNoticeWords);
  const { language } = useSpeech();
  const { newAddress, company } = session;
  if (newAddress === null) return null;
  const { email, isWaiting, sinceAtUtc, byName } = newAddress;
  const by = byName ?? t.operator;
  const at = formatMoment(sinceAtUtc, company.timeZone, language);
  const what =
    email === null
      ? t.taken({ by, at })
      : isWaiting
        ? t.waits({ by, at, email })
        : t.changed({ by, at, email });
  return (
    <div className={styles['factor']}>
      <Notice look="warning">
        <p>
          {what} {t.toDo}
        </p>
      </Notice>
    </div>
  );
}
