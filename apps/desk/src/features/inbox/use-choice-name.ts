import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import type { ReviewCase } from '#api/reviews.ts';
import { useClock } from '#api/use-clock.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { choiceWords } from '#said/desk/inbox/choice.ts';
import type { Kind } from './filter-questions.ts';
import type { Offered } from './offered-choices.ts';

type About = Pick<ReviewCase, 'kind' | 'action' | 'atUtc' | 'punchId' | 'day'>;

/** What a choice is called, by what the question is about. */
export function useChoiceName(): (offered: Offered, about: About) => string {
  const t = useWords(choiceWords);
  const { timeZone, span } = useClock();
  const { language } = useSpeech();
  const clock = (instant: string) => formatClock(Date.parse(instant), timeZone);
  const wordOf = (said: Partial<Record<Kind, string>>, kind: Kind) => said[kind];
  return ({ choice: { key, atUtc, timeEntryId, absenceMinutes }, isOtherTime }, about) => {
    const { kind, action, punchId, day } = about;
    if (key === 'accept')
      return (
        wordOf(t.accept, kind) ?? (punchId === null ? t.acceptAny : t.acceptPunch({ at: clock(about.atUtc) }))
      );
    if (key === 'reject') return wordOf(t.reject, kind) ?? t.rejectPunch;
    if (key === 'acceptDraft') return t.acceptDraft;
    if (key === 'removeEntry') return t.removeEntry;
    if (key === 'shortenAbsence')
      return t.shortenAbsence({ left: formatDuration(absenceMinutes ?? 0, language) });
    if (key === 'withdrawAbsence') return t.withdrawAbsence;
    if (key === 'attach') {
      const entry = day?.entries.find(({ id }) => id === timeEntryId);
      const said = entry === undefined ? '' : span(entry);
      return action === 'start' ? t.startOf({ span: said }) : t.endOf({ span: said });
    }
    if (isOtherTime && atUtc === null) return key === 'setEnd' ? t.setEndOther : t.acceptAtOther;
    const at = atUtc === null ? '' : clock(atUtc);
    return key === 'setEnd' ? t.setEnd({ at }) : t.acceptAt({ at });
  };
}

/** Why the server would refuse, or has refused, by its code and what the question is about. */
export function useRefusalWord(): (code: string, kind?: Kind) => string {
  const { refusals, tabletEnds } = useWords(choiceWords);
  return (code, kind) =>
    kind === 'tablet' && code === 'review.not_possible' ? tabletEnds : wordFor(refusals, code);
}
