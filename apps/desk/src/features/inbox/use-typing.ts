// What is typed for the case that lies open. It is kept while somebody goes on to other cases and comes back.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { instantsAt, takenOf, toMinuteOfDay, type Meant, type Which } from '@stimpill/time';
import { triedTimeQuery, type ReviewCase, type ReviewChoice, type TriedTime } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { parseTime } from '#ui/form/parse-time.ts';
import { useNow } from '#ui/use-now.ts';
import type { Offered } from './offered-choices.ts';
import { daysAround, meantDay } from './typed-time.ts';

const TYPING_ENDS_MS = 300;
const DRAWN_AGAIN_MS = 60_000;

/** As it stands in the fields. */
type Typed = {
  readonly time: string;
  /** yyyy-MM-dd; empty: the day that is most probably meant. */
  readonly day: string;
  readonly which: Which;
  readonly reason: string;
};

const NOTHING: Typed = { time: '', day: '', which: 'first', reason: '' };

/** Of every case of this page, by its id. */
export type KeptTyping = Map<string, Typed>;

export type Typing = {
  readonly typed: Typed;
  readonly onType: (typed: Partial<Typed>) => void;
  /** yyyy-MM-dd */
  readonly days: readonly string[];
  readonly day: string;
  /** What the time that is typed may mean; undefined while it cannot be read. */
  readonly times: Meant | undefined;
  /** The moment that is typed, epoch milliseconds; undefined while it cannot be read. */
  readonly at: number | undefined;
  /** The choice at that time, as the server tried it. */
  readonly tried: ReviewChoice | undefined;
  readonly isTrying: boolean;
  /** Enter was pressed before the server had tried it. */
  readonly isWaiting: boolean;
  readonly onWait: (isWaiting: boolean) => void;
  /** No answer came. */
  readonly hasFailed: boolean;
  readonly faults: { readonly time: boolean; readonly reason: boolean };
  readonly onFaults: (faults: Typing['faults']) => void;
};

const NO_FAULTS = { time: false, reason: false };

export function useTyping(about: ReviewCase, armed: Offered | undefined, kept: KeptTyping): Typing {
  const { company } = useSession();
  const now = useNow(DRAWN_AGAIN_MS);
  const [typed, setTyped] = useState(() => kept.get(about.id) ?? NOTHING);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [isWaiting, setIsWaiting] = useState(false);
  const key = armed?.isOtherTime ? armed.choice.key : undefined;
  const meant = {
    timeZone: company.timeZone,
    about: Date.parse(about.atUtc),
    isEnd: key === 'setEnd',
    now,
  };
  const time = parseTime(typed.time);
  const day = typed.day !== '' || time === undefined ? typed.day : meantDay(time, meant);
  const days = daysAround(meant);
  const shownDay = day === '' ? (days[1] ?? '') : day;
  const times = time === undefined ? undefined : instantsAt(shownDay, toMinuteOfDay(time), company.timeZone);
  const at = times && takenOf(times, typed.which);
  const asked = useAsked(key, at, isWaiting);
  const of = { companyId: company.id, reviewId: about.id };
  const { data, isFetching, isError } = useQuery(triedTimeQuery(of, asked));
  const isSame = asked !== undefined && at === Date.parse(asked.atUtc);
  return {
    typed,
    onType: (changed) => {
      const next = { ...typed, ...changed };
      kept.set(about.id, next);
      setTyped(next);
      setFaults(NO_FAULTS);
      setIsWaiting(false);
    },
    ...{ days, day: shownDay, times, at, isWaiting, faults },
    tried: isSame ? data : undefined,
    isTrying: isFetching || !isSame,
    onWait: setIsWaiting,
    hasFailed: isError && !isFetching,
    onFaults: setFaults,
  };
}

/** Debounced: what the server is asked, once the typing has stopped for a moment. */
function useAsked(
  key: ReviewChoice['key'] | undefined,
  at: number | undefined,
  isNow: boolean,
): TriedTime | undefined {
  const [settled, setSettled] = useState(at);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(at), isNow ? 0 : TYPING_ENDS_MS);
    return () => clearTimeout(timer);
  }, [at, isNow]);
  if (settled === undefined || (key !== 'acceptAt' && key !== 'setEnd')) return undefined;
  return { key, atUtc: new Date(settled).toISOString() };
}
