/**
 * What is still due for a day of work when a part of it was approved before? Minimums and pay for breaks are due once for the
 * whole day, whatever entries it has, and one entry carries them. So what an approved entry keeps of them counts towards what
 * the day gets: only the rest is credited, to an entry that was not approved yet.
 */
import { type Credit } from '#pay/credit.ts';
import { daysOfWork } from '#pay/day-of-work.ts';
import { type Stint } from '#pay/stint.ts';
import { type RunResult } from './run-rules.ts';
import { type EntryFigures } from './timesheet.ts';

type Kept = ReadonlyMap<string, EntryFigures>;

/** By the id of an entry: the stint that it is in, and the entries of its day of work. */
type Together = {
  readonly stintOf: ReadonlyMap<string, Stint>;
  readonly dayMatesOf: ReadonlyMap<string, readonly string[]>;
};

const togetherOf = (stints: readonly Stint[]): Together => {
  const stintOf = new Map<string, Stint>();
  for (const stint of stints) for (const { id } of stint.entries) stintOf.set(id, stint);
  const dayMatesOf = new Map<string, readonly string[]>();
  for (const day of daysOfWork(stints)) {
    const ids = day.stints.flatMap(({ entries }) => entries.map(({ id }) => id));
    for (const id of ids) dayMatesOf.set(id, ids);
  }
  return { stintOf, dayMatesOf };
};

/**
 * Credits of one key are due once, for everything that they were judged by: a day of work, a rest or a stint. Null for those
 * that each entry has on its own.
 */
const keyOf = (
  { account, localDate, entryId, reason }: Credit,
  stintOf: Together['stintOf'],
): string | null => {
  switch (reason.kind) {
    case 'minimum-paid':
    case 'break-per-hour':
    case 'short-rest':
    case 'paid-rest':
      return `${account} ${reason.kind} ${localDate}`;
    case 'worked-meal':
      return `${account} ${reason.kind} ${localDate} ${reason.from}`;
    case 'call-out':
    case 'worked-through-break':
      return `${account} ${reason.kind} ${stintOf.get(entryId ?? '')?.start ?? localDate}`;
    default:
      return null;
  }
};

/** The minutes that the kept entries have of each key. */
const keptByKey = (kept: Kept, stintOf: Together['stintOf']): Map<string, number> => {
  const minutes = new Map<string, number>();
  for (const { credits } of kept.values()) {
    for (const credit of credits) {
      const key = keyOf(credit, stintOf);
      if (key !== null) minutes.set(key, (minutes.get(key) ?? 0) + credit.minutes);
    }
  }
  return minutes;
};

const isOfDayOfWork = ({ reason: { kind } }: Credit): boolean =>
  kind === 'minimum-paid' || kind === 'break-per-hour' || kind === 'worked-meal';

/** Who carries the rest: the entry to which it was credited; if that one is kept, the last of its day of work that is not. */
const carrierOf = (credit: Credit, kept: Kept, { dayMatesOf }: Together): string | null => {
  const { entryId } = credit;
  if (entryId === null || !kept.has(entryId)) return entryId;
  const mates = isOfDayOfWork(credit) ? (dayMatesOf.get(entryId) ?? []) : [];
  return mates.findLast((id) => !kept.has(id)) ?? entryId;
};

/** The credits of a run that are due beside those of the kept entries; none of them belongs to a kept entry. */
export const creditsBesideKept = ({ credits, stints }: RunResult, kept: Kept): readonly Credit[] => {
  if (credits.length === 0) return [];
  const together = togetherOf(stints);
  const keptMinutes = keptByKey(kept, together.stintOf);
  return credits.flatMap((credit) => {
    const key = keyOf(credit, together.stintOf);
    const before = key === null ? 0 : (keptMinutes.get(key) ?? 0);
    const counted = Math.min(before, credit.minutes);
    if (key !== null) keptMinutes.set(key, before - counted);
    const entryId = carrierOf(credit, kept, together);
    const minutes = credit.minutes - counted;
    if ((entryId !== null && kept.has(entryId)) || (minutes === 0 && counted > 0)) return [];
    return [counted === 0 ? { ...credit, entryId } : { ...credit, entryId, minutes, keptMinutes: counted }];
  });
};

/** A key together with the pay line: sums of these tell whether a day was paid what it is due. */
const lineKeyOf = (credit: Credit, stintOf: Together['stintOf']): string | null => {
  const key = keyOf(credit, stintOf);
  return key === null ? null : `${key} ${credit.payLine ?? ''}`;
};

const sumsOf = (credits: readonly Credit[], stintOf: Together['stintOf']): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const credit of credits) {
    const key = lineKeyOf(credit, stintOf);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + credit.minutes);
  }
  return sums;
};

/**
 * Tells of a credit whether all that it is due for gets, of kept credits and of those beside them, just what the run gives.
 * Then it makes no difference which of the entries carries how much of it.
 */
export const isPaidInFull = (run: RunResult, kept: Kept): ((credit: Credit) => boolean) => {
  const ofRun = once(() => sumsOfRun(run, kept));
  return (credit) => {
    const { stintOf, paid, due } = ofRun();
    const key = lineKeyOf(credit, stintOf);
    return key !== null && (paid.get(key) ?? 0) === (due.get(key) ?? 0);
  };
};

/** Most people have no credit that anybody asks about, and then nothing is summed. */
const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
};

const sumsOfRun = (run: RunResult, kept: Kept) => {
  const { stintOf } = togetherOf(run.stints);
  const ofKept = [...kept.values()].flatMap(({ credits }) => credits);
  const paid = sumsOf([...ofKept, ...creditsBesideKept(run, kept)], stintOf);
  return { stintOf, paid, due: sumsOf(run.credits, stintOf) };
};
