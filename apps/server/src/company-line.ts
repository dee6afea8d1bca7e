// Where requests for whole companies stand: what they cost in time and memory is bounded, however many somebody sends.
import { DomainError } from './errors/domain-error.ts';

type LineLimits = {
  /** Answers of one person that are being made, or are made and not yet taken. Their next one is not begun. */
  readonly mostHeld: number;
  /** Requests of one person that wait. */
  readonly mostWaiting: number;
};

const LINE_LIMITS: LineLimits = { mostHeld: 2, mostWaiting: 20 };
const RETRY_AFTER_SECONDS = 2;

export type CompanyLine = {
  /**
   * @param closed aborted once the answer is taken, or the one who asked has gone; then the work is not begun
   * @returns what the work gives; null: nobody waits for it any more
   * @throws DomainError `rate.limited` when too many of this person wait already
   */
  readonly stand: <Result>(
    person: string,
    closed: AbortSignal,
    work: () => Promise<Result>,
  ) => Promise<Result | null>;
};

type Place = {
  readonly person: string;
  readonly closed: AbortSignal;
  readonly begin: (goes: boolean) => void;
};

/** One piece of work at a time, in the order in which they came; who does not take what they asked for keeps nobody else waiting. */
export function createCompanyLine({ mostHeld, mostWaiting } = LINE_LIMITS): CompanyLine {
  const waiting = new Set<Place>();
  const held = new Map<string, number>();
  let isBusy = false;

  return {
    stand: async (person, closed, work) => {
      if (closed.aborted || !(await begun(person, closed))) return null;
      try {
        return await work();
      } finally {
        isBusy = false;
        beginNext();
      }
    },
  };

  /** @returns false: nobody waits for it any more */
  function begun(person: string, closed: AbortSignal): Promise<boolean> {
    const theirs = [...waiting].filter((place) => place.person === person);
    if (theirs.length >= mostWaiting)
      throw new DomainError('rate.limited', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return new Promise((begin) => {
      const place = { person, closed, begin };
      waiting.add(place);
      closed.addEventListener('abort', () => leave(place), { once: true });
      beginNext();
    });
  }

  function leave(place: Place): void {
    if (waiting.delete(place)) place.begin(false);
    else hold(place.person, -1);
    beginNext();
  }

  function beginNext(): void {
    if (isBusy) return;
    const next = [...waiting].find(({ person }) => (held.get(person) ?? 0) < mostHeld);
    if (next === undefined) return;
    waiting.delete(next);
    hold(next.person, 1);
    isBusy = true;
    next.begin(true);
  }

  function hold(person: string, change: 1 | -1): void {
    const count = (held.get(person) ?? 0) + change;
    if (count === 0) held.delete(person);
    else held.set(person, count);
  }
}
