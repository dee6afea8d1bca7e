// Is somebody in or out, as far as this tablet knows? By the server's list, by the server's word with the PIN, and by what the tablet
// itself recorded, whatever the server has heard of it. What another tablet recorded is known only through the server.

/** What the server said of a person, and when, by its own time. */
export type ServerWord = {
  readonly isClockedIn: boolean;
  /** Start of the open time entry. */
  readonly openSince: number | undefined;
  /** Undefined while there is no list at all. */
  readonly readAt: number | undefined;
};

/** A punch of this tablet, as far as it says whether somebody is in. */
export type OwnPunch = {
  readonly punchId: string;
  readonly action: 'Start' | 'Stop';
  /** By the server's time as the tablet knew it. */
  readonly at: number;
  /**
   * `waiting`: the server has not answered for it. `refused`: the server cannot take it as it is. `told`: the server has it and has not
   * said its outcome. `applied`: it stands in a time entry. `set aside`: a manager decides, and until then it changes nothing.
   */
  readonly standing: 'waiting' | 'refused' | 'told' | 'applied' | 'set aside';
  /** When the server answered for it; of no meaning while it waits. */
  readonly answeredAt: number;
  /** Somebody said that it is not theirs, or wrong. */
  readonly isDisputed: boolean;
};

export type KnownState = {
  readonly isClockedIn: boolean;
  /** The punch that led here; of the server only the start of an open time entry. */
  readonly since: number | undefined;
  /** `waiting` and `told`: by a punch of this tablet that the server has not, or has. */
  readonly by: 'server' | 'waiting' | 'told';
};

/** Beyond this age nobody can say from a list who is in: other tablets take punches too. */
const TRUSTED_FOR_MS = 90_000;
/** A list that was asked for before the verdict may arrive after it. */
const ON_ITS_WAY_MS = 5_000;
/** A server with much to judge needs so long until its list shows a punch that it has. */
const JUDGED_WITHIN_MS = 30_000;
/** The server may place a punch this far from where the tablet saw it, and it is the same one. */
const SAME_PUNCH_MS = 60_000;

/** Whether what the server said is recent enough to be announced. */
export function isTrusted(readAt: number | undefined, now: number): boolean {
  return readAt !== undefined && now - readAt <= TRUSTED_FOR_MS;
}

/**
 * The newest that is known, however old. `own` holds the punches of one person, the newest first. A disputed punch says nothing, and
 * neither does any punch before it.
 */
export function newestState(
  server: ServerWord | undefined,
  own: readonly OwnPunch[],
): KnownState | undefined {
  const punch = lastThatCounts(own);
  if (punch && !(server && isNewer(server, punch))) return toState(punch);
  return server && { isClockedIn: server.isClockedIn, since: server.openSince, by: 'server' };
}

/** What may be announced before a punch: undefined where the person has to be asked. */
export function announcedState(
  server: ServerWord | undefined,
  own: readonly OwnPunch[],
  now: number,
): KnownState | undefined {
  const newest = newestState(server, own);
  if (newest?.by !== 'server' || isTrusted(server?.readAt, now)) return newest;
  // An old list alone is not enough to announce a state. But where it agrees with what the person did here last, that punch is enough.
  const punch = lastThatCounts(own);
  const state = punch && toState(punch);
  return state?.isClockedIn === newest.isClockedIn ? state : undefined;
}

/** Whether a punch would be the second of its kind by what is known. */
export function isSecond(action: OwnPunch['action'], state: KnownState): boolean {
  return state.isClockedIn === (action === 'Start');
}

function lastThatCounts(own: readonly OwnPunch[]): OwnPunch | undefined {
  const last = own.find(({ standing }) => standing !== 'set aside');
  return last?.isDisputed === true ? undefined : last;
}

function isNewer({ openSince, readAt }: ServerWord, { standing, at, answeredAt }: OwnPunch): boolean {
  if (openSince !== undefined && openSince > at + SAME_PUNCH_MS) return true;
  if (standing === 'waiting' || readAt === undefined) return false;
  return readAt > answeredAt + (standing === 'told' ? JUDGED_WITHIN_MS : ON_ITS_WAY_MS);
}

function toState({ action, at, standing }: OwnPunch): KnownState {
  const isHeld = standing === 'told' || standing === 'applied';
  return { isClockedIn: action === 'Start', since: at, by: isHeld ? 'told' : 'waiting' };
}
