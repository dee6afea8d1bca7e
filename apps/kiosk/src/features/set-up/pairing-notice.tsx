import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTroubleWords } from './register-trouble.ts';
import type { Pairing } from './use-pairing.ts';

/** What the server says of the pairing word: whose it is, or why it is none. */
export function PairingNotice({ pairing }: { readonly pairing: Pairing }) {
  const { t } = useManagerLanguage();
  const words = useTroubleWords();
  const { check, codeOrigin } = pairing;
  if (check.kind === 'asking') {
    return (
      <Notice look="plain" icon="clock" role="status">
        {t.pairAsking}
      </Notice>
    );
  }
  if (check.kind === 'refused') {
    // A server that does not know the word of a code for another address is another server.
    const isElsewhere = codeOrigin !== undefined && check.trouble.kind === 'wordUnknown';
    return (
      <Notice look="error" icon="warning" role="alert">
        {isElsewhere ? t.pairElsewhere({ ofCode: codeOrigin, here: location.origin }) : words(check.trouble)}
      </Notice>
    );
  }
  return (
    <>
      <Notice look="plain" icon="check" role="status">
        {/* Some names, such as "Kaffihús Norður ehf.", bring their own dot. */}
        {t.pairKnown({ company: check.companyName }).replace(/\.\.$/, '.')}
      </Notice>
      {check.certificate === 'untrusted' && (
        <Notice look="warning" icon="warning">
          {t.pairUntrusted}
        </Notice>
      )}
    </>
  );
}
