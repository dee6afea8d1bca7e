import type { ReviewCase } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useWords } from '#words/words.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { caseWords } from '#said/desk/inbox/case.ts';
import { inboxWords } from '#said/desk/inbox/inbox.ts';

type Settled = Pick<NonNullable<ReviewCase['settled']>, 'by' | 'decision' | 'settledAtUtc'>;

/** Who settled a question, when and how, in a sentence. */
export function useSettledWord(): (settled: Settled) => string {
  const t = useWords(inboxWords);
  const { decisions } = useWords(caseWords);
  const { displayName } = useSession();
  const { moment } = useClock();
  return ({ by, decision, settledAtUtc }) => {
    const how = wordFor(decisions, decision ?? '');
    if (by === null) return t.settledByItself({ when: moment(settledAtUtc), decision: how });
    return by === displayName
      ? t.settledByYou
      : t.settledBy({ who: by, when: moment(settledAtUtc), decision: how });
  };
}
