import { Notice } from '#ui/notice.tsx';
import { usePhoneName, usePhoneWords } from './phone-words.ts';
import type { Said } from './said.ts';

/** What became of what was done a moment ago. */
export function SaidNotice({ said }: { readonly said: Said }) {
  const isGood = said.about === 'offer' ? said.end.kind === 'added' : said.result === 'done';
  const text = useText(said);
  if (text === undefined) return null;
  return isGood ? (
    <Notice look="plain" icon="check" role="status">
      {text}
    </Notice>
  ) : (
    <Notice look="error" icon="warning" role="alert">
      {text}
    </Notice>
  );
}

function useText(said: Said): string | undefined {
  const words = usePhoneWords();
  const nameOf = usePhoneName();
  if (said.about === 'phone') {
    const { result, phone, isNotMine } = said;
    if (result !== 'done') return words.notDone[result];
    return (isNotMine ? words.disown : words.remove).done({ phone: nameOf(phone.program) });
  }
  const { end } = said;
  if (end.kind === 'added') return words.added({ phone: nameOf(end.program) });
  // The list says it itself.
  return end.kind === 'refused' || end.kind === 'ended' ? undefined : words.offerEnds[end.kind];
}
