/** What minutes and pay does one entry give, in a form that can be stored? Figures kept at an approval stay when rules change. */
import { type DateRange, type LocalDate } from '@stimpill/time';
import { BUCKET_INDEX, BUCKETS } from '#pay/bucket.ts';
import { type Credit } from '#pay/credit.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { type WorkedSums } from '#pay/worked-sums.ts';
import { type RuleVersion } from '#rules/rule-version.ts';
import { inEveryLanguage } from '#words/words.ts';
import { creditsBesideKept, isPaidInFull } from './credits-beside-kept.ts';
import { findInputProblems } from './find-input-problems.ts';
import { prepareInput, type PreparedEntry, type PreparedInput } from './prepare-input.ts';
import { runRules, type RunResult } from './run-rules.ts';
import { TimesheetInputError } from './timesheet-input-error.ts';
import { type EntryFigures, type PaidPiece, type TimesheetInput } from './timesheet.ts';

type Kept = ReadonlyMap<string, EntryFigures>;

/**
 * The figures of these entries, as far as they are closed and no drafts, by id. Ask for a range that reaches a day beyond
 * their dates on both sides, because a credit can belong to the day before or after its entry. Keep the figures as they
 * are and give them back as `kept`: a timesheet then counts these entries so, whatever the rules have become. What `kept`
 * of the input has of other entries counts towards what their days of work get. Throws
 * `TimesheetInputError` on input that has no answer.
 * @example Monday 08:00 to 18:00 under `sgs-efling-day-work`: paid 480 minutes on DV and 120 on YV, version 1
 */
export const calculateFigures = (input: TimesheetInput, entryIds: ReadonlySet<string>): Kept =>
  new Map([...calculateFiguresUnder(input, entryIds)].map(([id, { figures }]) => [id, figures]));

/** What an entry gives, and the version that gives it: the object of `ruleVersions` or of `keptRules`, or plain time. */
export type FiguresUnder = { readonly figures: EntryFigures; readonly version: RuleVersion };

/** As `calculateFigures`, with the version that holds on the local date of each entry, for anyone who keeps that too. */
export const calculateFiguresUnder = (
  input: TimesheetInput,
  entryIds: ReadonlySet<string>,
): ReadonlyMap<string, FiguresUnder> => {
  const problems = findInputProblems(input);
  if (problems.length > 0) throw new TimesheetInputError(problems);

  const prepared = prepareInput(input, false);
  const settled = prepared.entries.filter(({ isDraft }) => !isDraft);
  const run = runRules(settled, prepared);
  const open = new Set(input.entries.filter(({ endAt }) => endAt === null).map(({ id }) => id));
  const wanted = settled.filter(({ id }) => entryIds.has(id) && !open.has(id));
  const kept = new Map([...(input.kept ?? [])].filter(([id]) => !entryIds.has(id)));
  const credits = kept.size === 0 ? run.credits : creditsBesideKept(run, kept);
  const figuresOf = figuresIn({ ...run, credits }, wanted);
  return new Map(
    wanted.map((entry) => {
      const { version } = prepared.rules.inForceOn(entry.day);
      const rule = { ruleName: version.name, ruleVersionNumber: version.number };
      return [entry.id, { version, figures: { ...rule, ...figuresOf(entry) } }];
    }),
  );
};

type Figures = Pick<EntryFigures, 'presentMinutes' | 'paid' | 'credits'>;

/** What a run makes of some of its entries. */
const figuresIn = (
  { classed, credits, presentMinutes }: RunResult,
  entries: readonly PreparedEntry[],
): ((entry: PreparedEntry) => Figures) => {
  const wanted = new Map(
    entries.map(({ id, index }): [string, Gathered] => [id, { index, pieces: [], credits: [] }]),
  );
  for (const { segments } of classed) {
    for (const { entry, start, end, dayClass, class: payClass } of segments) {
      wanted.get(entry.id)?.pieces.push(toPiece(end - start, dayClass, payClass));
    }
  }
  for (const credit of credits) if (credit.entryId !== null) wanted.get(credit.entryId)?.credits.push(credit);
  return ({ id, index }) => ({
    presentMinutes: presentMinutes[index] ?? 0,
    paid: inOneForm(wanted.get(id)?.pieces ?? []),
    credits: wanted.get(id)?.credits ?? [],
  });
};

type Gathered = { readonly index: number; readonly pieces: PaidPiece[]; readonly credits: Credit[] };

const toPiece = (
  minutes: number,
  dayClass: PaidPiece['dayClass'],
  { bucket, payLine, premiumLines, isExcess }: PayClass,
): PaidPiece => ({ minutes, dayClass, bucket, payLine, premiumLines, isExcess });

/** One piece for all minutes that are paid alike, in a fixed order, so that equal figures are equal data. */
const inOneForm = (paid: readonly PaidPiece[]): readonly PaidPiece[] => {
  const pieces: { -readonly [Name in keyof PaidPiece]: PaidPiece[Name] }[] = [];
  for (const piece of paid) {
    if (piece.minutes === 0) continue;
    const same = pieces.find((each) => isPaidAlike(each, piece));
    if (same === undefined) pieces.push(toPlainPiece(piece));
    else same.minutes += piece.minutes;
  }
  return pieces.length < 2 ? pieces : inOrder(pieces);
};

/** Figures that were kept are read from text, which may say its fields in another order. */
const toPlainPiece = ({
  minutes,
  dayClass,
  bucket,
  payLine,
  premiumLines,
  isExcess,
}: PaidPiece): PaidPiece => ({
  minutes,
  dayClass,
  bucket,
  payLine,
  premiumLines,
  isExcess,
});

const isPaidAlike = (one: PaidPiece, other: PaidPiece): boolean =>
  one.dayClass === other.dayClass &&
  one.bucket === other.bucket &&
  one.payLine === other.payLine &&
  one.isExcess === other.isExcess &&
  one.premiumLines.length === other.premiumLines.length &&
  one.premiumLines.every((line, place) => line === other.premiumLines[place]);

const inOrder = (pieces: readonly PaidPiece[]): readonly PaidPiece[] =>
  pieces
    .map((piece) => {
      const { dayClass, bucket, payLine, premiumLines, isExcess } = piece;
      return { piece, key: JSON.stringify([dayClass, bucket, payLine, premiumLines, isExcess]) };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ piece }) => piece);

/** The run, kept entries that are told of with the figures that were kept. The input has left them out of what the run itself counts. */
export const withKept = (run: RunResult, { entries }: PreparedInput, input: TimesheetInput): RunResult => {
  const { kept } = input;
  if (kept === undefined || kept.size === 0) return run;
  const presentMinutes = [...run.presentMinutes];
  const worked = { ...run.worked, byEntry: [...run.worked.byEntry], byClass: [...run.worked.byClass] };
  for (const entry of entries) {
    const figures = entry.isInRange || entry.isBefore ? kept.get(entry.id) : undefined;
    if (figures === undefined) continue;
    presentMinutes[entry.index] = figures.presentMinutes;
    addFigures(worked, entry, figures, isCounted(entry, input));
  }
  return { ...run, presentMinutes, worked, credits: keptCredits(creditsBesideKept(run, kept), kept) };
};

const isCounted = ({ id, isInRange, isDraft }: PreparedEntry, { countedEntryIds }: TimesheetInput): boolean =>
  isInRange && !isDraft && (countedEntryIds === undefined || countedEntryIds.has(id));

type OpenSums = Pick<WorkedSums, 'afMinutes' | 'shMinutes'> & {
  readonly byEntry: number[];
  readonly byClass: WorkedSums['byClass'][number][];
};

const addFigures = (
  sums: { -readonly [Name in keyof OpenSums]: OpenSums[Name] },
  { index }: PreparedEntry,
  { paid }: EntryFigures,
  counts: boolean,
): void => {
  const row = index * BUCKETS.length;
  for (let cell = row; cell < row + BUCKETS.length; cell += 1) sums.byEntry[cell] = 0;
  for (const { minutes, dayClass, bucket, payLine, premiumLines, isExcess } of paid) {
    const bucketIndex = BUCKET_INDEX[bucket];
    const cell = row + bucketIndex;
    sums.byEntry[cell] = (sums.byEntry[cell] ?? 0) + minutes;
    if (!counts) continue;
    sums.byClass.push({
      payClass: {
        ...{ bucket, payLine, premiumLines, isExcess },
        ...{ name: KEPT, names: KEPT_NAMES, index: 0, bucketIndex },
      },
      minutes,
    });
    if (dayClass === 'AF') sums.afMinutes += minutes;
    else if (dayClass === 'SH') sums.shMinutes += minutes;
  }
};

/** Kept minutes have the pay line and the bucket of their class. The name of the class is not kept: only its rule knew it. */
const KEPT = 'kept';
const KEPT_NAMES = inEveryLanguage(KEPT);

/** The credits of kept entries are those that were kept with them. */
const keptCredits = (others: readonly Credit[], kept: Kept): readonly Credit[] => {
  const ofKept = [...kept.values()].flatMap((figures) => figures.credits);
  return [...others, ...ofKept].sort((a, b) =>
    a.localDate < b.localDate ? -1 : Number(a.localDate > b.localDate),
  );
};

/**
 * The ids of the entries of the range, in order, whose kept figures are not what the run makes of them. Pay that a day of work
 * gets once may stand with another of its entries, if the day gets no more and no less.
 */
export const findDiffering = (
  run: RunResult,
  { entries }: PreparedInput,
  { kept, range }: TimesheetInput,
): readonly string[] => {
  if (kept === undefined || kept.size === 0) return [];
  const listed = entries.filter(({ id, isInRange }) => isInRange && kept.has(id));
  if (listed.length === 0) return [];
  const figuresOf = figuresIn(run, listed);
  const isPaid = isPaidInFull(run, kept);
  const tells = (credit: Credit): boolean =>
    credit.minutes !== 0 && isIn(range, credit.localDate) && !isPaid(credit);
  return listed
    .filter((entry) => {
      const figures = kept.get(entry.id);
      return figures !== undefined && !isWorthTheSame(figures, figuresOf(entry), tells);
    })
    .map(({ id }) => id);
};

/** Everything that decides what an entry is worth, of its credits those that tell. */
const isWorthTheSame = (kept: Figures, now: Figures, tells: (credit: Credit) => boolean): boolean => {
  if (kept.presentMinutes !== now.presentMinutes) return false;
  const [before, after] = [inOneForm(kept.paid), now.paid];
  const isPaidTheSame =
    before.length === after.length && before.every((piece, place) => isSamePiece(piece, after[place]));
  return isPaidTheSame && toldOf(kept.credits, tells) === toldOf(now.credits, tells);
};

const isSamePiece = (one: PaidPiece, other: PaidPiece | undefined): boolean =>
  other !== undefined && one.minutes === other.minutes && isPaidAlike(one, other);

const toldOf = (credits: readonly Credit[], tells: (credit: Credit) => boolean): string =>
  credits
    .filter(tells)
    .map(({ account, localDate, minutes, payLine }) => JSON.stringify([account, localDate, minutes, payLine]))
    .sort()
    .join();

const isIn = ({ startDate, endDate }: DateRange, date: LocalDate): boolean =>
  startDate <= date && date <= endDate;
