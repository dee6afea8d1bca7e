// Who may type a PIN, worked out a second time from what the product promises: five wrong in a row of one person at one tablet lock it for
// a minute, each further one for twice as long, up to fifteen minutes; ten in a row of one person anywhere lock it for a day. What is
// typed while a lock lasts counts nowhere, a right PIN ends the row, and so does a new one.
//
// Nobody knows whether the server counted a try that it never answered, or when exactly it opened a seal. So all possible states, called
// worlds, are followed side by side. A world that contradicts an answer is dropped.

export type PinAnswer =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'locked'; readonly seconds: number };

export type PinEvent =
  | {
      readonly kind: 'typed';
      readonly at: number;
      readonly device: string;
      readonly isRight: boolean;
      /** Undefined where nobody knows whether it was counted. */
      readonly answer: PinAnswer | undefined;
    }
  | {
      readonly kind: 'sealed';
      readonly punchId: string;
      /** Opened at some moment from here to there. */
      readonly at: number;
      readonly until: number;
      /** The server died meanwhile, perhaps once it had counted the try and before it had noted what came of it. */
      readonly mayCountTwice: boolean;
      readonly device: string;
      readonly isRight: boolean;
      readonly found: PinAnswer['kind'];
    }
  /** A new PIN, or a manager who unlocks it. */
  | { readonly kind: 'reset'; readonly at: number };

type Sealed = Extract<PinEvent, { kind: 'sealed' }>;

type Counter = { readonly inARow: number; readonly lockedUntil: number; readonly slackMs: number };

type World = {
  readonly everywhere: Counter;
  readonly devices: Readonly<Record<string, Counter>>;
  /** Seals that may have been opened by now, or not; or that were counted and are being opened. */
  readonly pending: readonly (Sealed & { readonly isCounted?: true })[];
  readonly dayLocks: number;
};

export type PinsFound = {
  readonly problems: readonly string[];
  /** How many answers said that a PIN is locked. */
  readonly locks: number;
  /** How often it was locked for a day, at least and at most. */
  readonly dayLocks: { readonly least: number; readonly most: number };
  /** Sealed punches whose PIN was rightly not looked at. */
  readonly lockedOut: readonly string[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const NONE: Counter = { inARow: 0, lockedUntil: 0, slackMs: 0 };
const AT_FIRST: World = { everywhere: NONE, devices: {}, pending: [], dayLocks: 0 };
/** Campaigns never come to more; further worlds would predict the same. */
const MOST_WORLDS = 200;

/** @param events of one person, in the order of `at` */
export function followPins(events: readonly PinEvent[]): PinsFound {
  const problems: string[] = [];
  let worlds: readonly World[] = [AT_FIRST];
  for (const [place, event] of events.entries()) {
    const before = distinct(worlds.flatMap((world) => withSealsUpTo(world, event.at)));
    const after = distinct(before.flatMap((world) => worldsAfter(world, event)));
    if (after.length === 0)
      problems.push(`${textOf(event, before)}; before it: ${storyOf(events.slice(0, place))}`);
    worlds = after.length === 0 ? [agreed(event)] : after.slice(0, MOST_WORLDS);
  }
  const sealed = events.filter((event) => event.kind === 'sealed');
  const left = worlds.flatMap((world) => withSealsUpTo(world, Infinity));
  if (left.length === 0) problems.push(`what was under seal at last fits nowhere: ${storyOf(events)}`);
  const locked = events.filter((event) => event.kind === 'typed' && event.answer?.kind === 'locked');
  return {
    problems,
    locks: locked.length,
    dayLocks: problems.length > 0 ? ANY_NUMBER : spanOf(left.map(({ dayLocks }) => dayLocks)),
    lockedOut: sealed.filter(({ found }) => found === 'locked').map(({ punchId }) => punchId),
  };
}

function worldsAfter(world: World, event: PinEvent): readonly World[] {
  switch (event.kind) {
    case 'reset':
      return [{ ...world, everywhere: NONE, devices: {} }];
    case 'sealed':
      return [{ ...world, pending: [...world.pending, event] }];
    case 'typed': {
      const { answer, world: after } = tryPin(world, event, event.at);
      if (event.answer === undefined) return [world, after];
      const slackMs = slackOf(world, event.device);
      if (isSame(answer, event.answer, slackMs)) return [after];
      // The seal that began the lock may have been opened earlier than at the last moment: then the lock may be over.
      if (answer.kind !== 'locked' || answer.seconds * 1_000 > slackMs) return [];
      const over = tryPin(unlocked(world, event), event, event.at);
      return isSame(over.answer, event.answer, slackMs) ? [over.world] : [];
    }
  }
}

/** Seals are opened one after the other. A seal has been opened once its latest moment is over. */
function withSealsUpTo(world: World, at: number): readonly World[] {
  const [next, ...later] = world.pending;
  if (next === undefined || next.at > at) return [world];
  const rest = { ...world, pending: later };
  const found = next.isCounted === true ? takeBack(rest, next) : openSeal(rest, next);
  const opened = found.flatMap((after) => withSealsUpTo(after, at));
  return next.until < at ? opened : [world, ...counted(world), ...opened];
}

/**
 * Every try is counted before the slow part of it, so until a right one is found to be right it counts as a wrong one. A server that died
 * meanwhile opens the seal again later, and counts it once more.
 */
function counted(world: World): readonly World[] {
  const [seal, ...later] = world.pending;
  if (seal === undefined || seal.isCounted === true) return [];
  const { device, at, until, mayCountTwice } = seal;
  const { answer, world: after } = tryPin(world, { device, isRight: false }, until, until - at);
  if (answer.kind === 'locked') return [];
  const again = { ...after, pending: [{ ...seal, mayCountTwice: false }, ...later] };
  return [
    { ...after, pending: [{ ...seal, isCounted: true as const }, ...later] },
    ...(mayCountTwice ? [again] : []),
  ];
}

/** What comes of a try that was counted: a right one ends the row, a wrong one stays counted, and none of them was locked. */
function takeBack(world: World, { found, device }: Sealed): readonly World[] {
  if (found === 'locked') return [];
  return [found === 'right' ? withoutRow(world, device) : world];
}

/** A server that is killed in the middle of it opens the seal once more, and counts it twice. */
function openSeal(world: World, seal: Sealed): readonly World[] {
  const { at, until, device, isRight, found, mayCountTwice } = seal;
  const slackMs = until - at;
  const open = (from: World) => {
    const { answer, world: after } = tryPin(from, { device, isRight }, until, slackMs);
    const mayBeOver = answer.kind === 'locked' && answer.seconds * 1_000 <= slackMs + slackOf(from, device);
    if (answer.kind === found) return [after];
    if (mayBeOver) return [found === 'right' ? withoutRow(from, device) : after];
    // The lock may have been in force when the seal was opened, and over at the end of that time. Such a try counts nowhere.
    const wasLocked = found === 'locked' && tryPin(from, { device, isRight }, at).answer.kind === 'locked';
    return wasLocked ? [from] : [];
  };
  const again = !mayCountTwice ? [] : open(tryPin(world, { device, isRight: false }, until, slackMs).world);
  return [...open(world), ...again];
}

type Try = { readonly device: string; readonly isRight: boolean };

function tryPin(
  world: World,
  { device, isRight }: Try,
  at: number,
  slackMs = 0,
): { readonly answer: PinAnswer; readonly world: World } {
  const { everywhere, devices } = world;
  const here = devices[device] ?? NONE;
  const lockedMs = Math.max(everywhere.lockedUntil, here.lockedUntil) - at;
  if (lockedMs > 0) return { answer: { kind: 'locked', seconds: Math.ceil(lockedMs / 1_000) }, world };
  // After a lock of a day the count begins anew; after the other locks it goes on.
  const inARow = (everywhere.lockedUntil > 0 ? 0 : everywhere.inARow) + 1;
  const inARowHere = here.inARow + 1;
  if (isRight) return { answer: { kind: 'right' }, world: withoutRow(world, device) };
  const minutes = inARowHere < 5 ? 0 : Math.min(2 ** (inARowHere - 5), 15);
  return {
    answer: { kind: 'wrong' },
    world: {
      ...world,
      everywhere: { inARow, lockedUntil: inARow < 10 ? 0 : at + DAY_MS, slackMs },
      dayLocks: world.dayLocks + (inARow < 10 ? 0 : 1),
      devices: {
        ...devices,
        [device]: { inARow: inARowHere, lockedUntil: minutes === 0 ? 0 : at + minutes * MINUTE_MS, slackMs },
      },
    },
  };
}

function unlocked(world: World, { device, at }: { readonly device: string; readonly at: number }): World {
  const { everywhere, devices } = world;
  const over = (counter: Counter) => ({ ...counter, lockedUntil: Math.min(counter.lockedUntil, at) });
  return {
    ...world,
    everywhere: over(everywhere),
    devices: { ...devices, [device]: over(devices[device] ?? NONE) },
  };
}

/** A right PIN ends the row. */
const withoutRow = (world: World, device: string): World => ({
  ...world,
  everywhere: NONE,
  devices: { ...world.devices, [device]: NONE },
});

const slackOf = ({ everywhere, devices }: World, device: string) =>
  Math.max(everywhere.slackMs, devices[device]?.slackMs ?? 0);

function isSame(should: PinAnswer, is: PinAnswer, slackMs: number): boolean {
  if (should.kind !== 'locked' || is.kind !== 'locked') return should.kind === is.kind;
  return Math.abs(should.seconds - is.seconds) <= Math.ceil(slackMs / 1_000);
}

/** Where the server and every world differ, the answer of the server counts from there on, so that one difference is told once. */
function agreed(event: PinEvent): World {
  if (event.kind !== 'typed' || event.answer?.kind !== 'locked') return AT_FIRST;
  const lockedUntil = event.at + event.answer.seconds * 1_000;
  return { ...AT_FIRST, everywhere: { inARow: 10, lockedUntil, slackMs: DAY_MS } };
}

function textOf(event: PinEvent, worlds: readonly World[]): string {
  if (event.kind !== 'typed') return `${event.kind} at ${event.at} fits nowhere`;
  const should = [...new Set(worlds.map((world) => toText(tryPin(world, event, event.at).answer)))];
  const is = event.answer === undefined ? 'nothing' : toText(event.answer);
  return `a ${event.isRight ? 'right' : 'wrong'} PIN at ${event.at} was answered with ${is}, and should be with ${should.join(' or ') || 'nothing that fits'}`;
}

const toText = (answer: PinAnswer) =>
  answer.kind === 'locked' ? `locked for ${answer.seconds} s` : answer.kind;

/** Where something else differs already, no world can say how many locks there were. */
const ANY_NUMBER = { least: 0, most: Infinity };

const spanOf = (counts: readonly number[]) => ({ least: Math.min(...counts), most: Math.max(...counts) });

const STORY = 12;

/** What came before, so that a difference can be understood once its database is gone. */
function storyOf(events: readonly PinEvent[]): string {
  const texts = events.slice(-STORY).map((event) => {
    if (event.kind === 'reset') return `reset ${event.at}`;
    const is = `${event.isRight ? 'right' : 'wrong'} at ${event.device.slice(0, 8)}`;
    if (event.kind === 'sealed') return `sealed ${is} ${event.at} to ${event.until} found ${event.found}`;
    return `typed ${is} ${event.at} told ${event.answer === undefined ? 'nothing' : toText(event.answer)}`;
  });
  return texts.join(', ') || 'nothing';
}

function distinct(worlds: readonly World[]): readonly World[] {
  const byText = new Map(worlds.map((world) => [JSON.stringify(world), world]));
  return [...byText.values()];
}
