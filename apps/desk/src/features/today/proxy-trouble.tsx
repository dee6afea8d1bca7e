import type { Today } from './today-queries.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { proxyTroubleWords } from '#said/desk/today/proxy-trouble.ts';

/** For the owner of a company with a server of its own: addresses of those who ask are not known as they should be. */
export function ProxyTrouble({ kind, peer }: NonNullable<Today['proxyTrouble']>) {
  const t = useWords(proxyTroubleWords);
  const toDo = {
    not_believed: peer === null ? t.setUnknownProxy : t.setProxy({ peer }),
    no_address: t.sendAddress,
    too_wide: t.narrow,
  }[kind];
  return (
    <Notice look="error">
      <p>
        <strong>{t.title[kind]}</strong>
      </p>
      <p>
        {kind === 'too_wide' ? t.anyAddress : t.oneAddress}
        {kind === 'not_believed' && ` ${t.notSecure}`}
      </p>
      <p>{toDo}</p>
    </Notice>
  );
}
