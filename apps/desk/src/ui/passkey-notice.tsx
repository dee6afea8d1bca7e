import { passkeyWords } from '#said/desk/common/passkey.ts';
import { useWords } from '#words/words.ts';
import { Notice } from './notice.tsx';

/** Why a passkey did not work, and what to do about it. */
export function PasskeyNotice({ trouble }: { readonly trouble: keyof typeof passkeyWords }) {
  const { what, toDo } = useWords(passkeyWords)[trouble];
  return (
    <Notice look="error" isAlert>
      <p>
        <strong>{what}</strong> {toDo}
      </p>
    </Notice>
  );
}
