// Somebody else was faster: who, and what they decided.
import { useQuery } from '@tanstack/react-query';
import { isRefusedWith } from '#api/call-failed.ts';
import { reviewCaseQuery } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { entryHistoryQuery } from '#api/timesheets.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { useSettledWord } from './use-settled-word.ts';

export function Meanwhile({ reviewId }: { readonly reviewId: string }) {
  const t = useWords(inboxWords);
  const say = useSettledWord();
  const { company } = useSession();
  const { language } = useSpeech();
  const of = { companyId: company.id };
  const { data, error } = useQuery({ ...reviewCaseQuery({ ...of, reviewId }), retry: false });
  // A question that is read from a time entry ends when the entry is corrected.
  const changes = useQuery({
    ...entryHistoryQuery({ ...of, timeEntryId: reviewId }, language),
    enabled: isRefusedWith(error, 'review.not_open'),
    retry: false,
  });
  const last = changes.data?.at(-1);
  if (data?.settled) return say(data.settled);
  if (last) return say({ by: last.by, decision: 'corrected', settledAtUtc: last.changedAtUtc });
  return t.goneNow;
}
