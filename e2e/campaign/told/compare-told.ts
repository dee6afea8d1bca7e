// Is what a tablet is told of a punch what the server holds? The server may judge in the background while its answer is on the way: what
// it decided meanwhile may be told, or not yet.
import type { PunchResult } from '@stimpill/api-types/station';
import type { HeldPunch, HeldVerdict } from './held-punch.ts';
import type { OpenReceipt } from './open-receipt.ts';

export type SentPunch = { readonly punchId: string; readonly envelope: string };

type State = Pick<PunchResult, 'outcome' | 'reason' | 'timeEntryId'>;

const STORED: State = { outcome: 'stored', reason: null, timeEntryId: null };

/** What was certain when the server was asked; it may have decided the rest before it answered, or after. */
export type Before = {
  /** How many of the verdicts had been given. */
  readonly verdicts: number;
  readonly isProven: boolean;
  /** Whether something else of the same person was decided since. */
  readonly haveOthersMoved: boolean;
};

/** @param earlier as it was held just before the server was asked; undefined where it was not held yet */
export function beforeLook(held: HeldPunch, earlier: HeldPunch | undefined): Before {
  const verdicts = earlier?.verdicts.length ?? 0;
  return {
    verdicts,
    isProven: earlier !== undefined && earlier.proof !== null && verdicts > 0,
    haveOthersMoved: held.othersDecided !== earlier?.othersDecided,
  };
}

/**
 * @param at the moment at which the server's clock stood
 * @returns where the tablet is told something else than the server holds
 */
export function differencesIn(
  {
    sent,
    told,
    held,
    at,
    isDoubled = false,
    before,
  }: {
    readonly sent: SentPunch;
    readonly told: PunchResult;
    readonly held: HeldPunch | undefined;
    readonly at: number;
    /** Two servers were asked at once, so that either may have been first. */
    readonly isDoubled?: boolean;
    /** Undefined where it is not held. */
    readonly before: Before | undefined;
  },
  openReceipt: OpenReceipt,
): readonly string[] {
  // The tablets of a campaign give each number once: only what was altered on a disk can differ.
  if (held === undefined || before === undefined || held.envelope !== sent.envelope)
    return told.verdict === 'mismatch' ? [] : [`is told ${told.verdict}, and is not what the server holds`];
  const isSealed = sealDigestOf(sent.envelope) !== null;
  const isTold = !isSealed && held.proof === 'session';
  const states = isTold ? statesSince(held.verdicts, before) : [STORED];
  const isState = states.some((state) => textOf(state) === textOf(told));
  return [
    ...(isState ? [] : [`is told ${textOf(told)}, and is ${states.map(textOf).join(' or ')}`]),
    ...verdictFaults(told, held, { at, isDoubled }),
    ...(isTold || textOf(told) !== textOf(STORED) ? timeFaults(told, held, before) : untoldFaults(told)),
    ...(isTold ? receiptFaults(told, held, before, openReceipt) : []),
    ...queueFaults(held, before),
  ];
}

export function sealDigestOf(envelope: string): string | null {
  const { proof } = JSON.parse(Buffer.from(envelope, 'base64url').toString()) as {
    readonly proof: { readonly sealDigest: string | null };
  };
  return proof.sealDigest;
}

const textOf = ({ outcome, reason, timeEntryId }: State) =>
  [outcome ?? 'nothing', reason, timeEntryId].filter((part) => part !== null).join(' ');

function statesSince(verdicts: readonly HeldVerdict[], before: Before): readonly State[] {
  return lastVerdictsSince(verdicts, before).map((one) => (one === undefined ? STORED : toState(one)));
}

/** Every verdict that may have been the last one when the answer was given; undefined stands for none yet. */
function lastVerdictsSince(
  verdicts: readonly HeldVerdict[],
  before: Before,
): readonly (HeldVerdict | undefined)[] {
  return [...verdicts.slice(Math.max(0, before.verdicts - 1)), ...(before.verdicts === 0 ? [undefined] : [])];
}

function toState({ verdict, code, timeEntryId }: HeldVerdict): State {
  return {
    // The tablet is told that a rejected punch is in review, as when the question was asked.
    outcome: verdict === 'rejected' ? 'review' : (verdict as PunchResult['outcome']),
    reason: verdict === 'waiting' ? null : (code as PunchResult['reason']),
    timeEntryId,
  };
}

function verdictFaults(
  { verdict, outcome }: PunchResult,
  { receivedAt }: HeldPunch,
  { at, isDoubled }: { readonly at: number; readonly isDoubled: boolean },
): string[] {
  if (isDoubled && receivedAt === at && verdict === 'duplicate') return [];
  const right = receivedAt < at ? 'duplicate' : outcome;
  return verdict === right ? [] : [`is answered with ${verdict}, and should be with ${String(right)}`];
}

function timeFaults(told: PunchResult, held: HeldPunch, before: Before): string[] {
  const { punchedAtUtc, isClockedIn, outcome } = told;
  // Before it is judged, a proof may be missing and nothing be told.
  if (outcome === 'stored' && punchedAtUtc === null) return [];
  const isAtItsTime = punchedAtUtc !== null && Date.parse(punchedAtUtc) === held.punchedAt;
  const last = held.verdicts.at(-1);
  const isDecidedSince =
    held.verdicts.length > before.verdicts && textOf(told) !== textOf(last ? toState(last) : STORED);
  const mayHaveChanged = before.haveOthersMoved || isDecidedSince;
  return [
    ...(isAtItsTime ? [] : [`is told to count at ${punchedAtUtc}, and counts at ${held.punchedAt}`]),
    ...(mayHaveChanged || isClockedIn === held.isClockedIn
      ? []
      : [`is told that the person is clocked ${isClockedIn === true ? 'in' : 'out'}, which is not so`]),
  ];
}

/** A person who holds the tablet must not learn from the answer whether a PIN was right, nor whether it was checked by then. */
function untoldFaults({ punchedAtUtc, isClockedIn, receipt }: PunchResult): string[] {
  const isUntold = [punchedAtUtc, isClockedIn, receipt].every((told) => told === null);
  return isUntold ? [] : ['is told what nobody may know from a tablet'];
}

function receiptFaults(
  { punchId, receipt }: PunchResult,
  held: HeldPunch,
  before: Before,
  openReceipt: OpenReceipt,
): string[] {
  if (receipt !== null) return findReceiptFault({ punchId, receipt }, held.proof, openReceipt);
  return before.isProven ? ['has no receipt, and was proven before'] : [];
}

export function findReceiptFault(
  { punchId, receipt }: { readonly punchId: string; readonly receipt: string },
  proof: string | null,
  openReceipt: OpenReceipt,
): string[] {
  const opened = openReceipt(receipt);
  if (opened?.punchId !== punchId) return ['has a receipt that is not its own'];
  return opened.proof === proof
    ? []
    : [`has a receipt for ${opened.proof}, and was proven by ${String(proof)}`];
}

/** A punch stands in an entry, or in the queue where its last verdict left it; it may be decided while it is looked at. */
function queueFaults({ open, verdicts }: HeldPunch, before: Before): string[] {
  const last = verdicts.at(-1)?.verdict ?? 'stored';
  const rights = lastVerdictsSince(verdicts, before).map((one) => stateIn(one?.verdict ?? 'stored'));
  return rights.includes(open) ? [] : [`is ${last}, and in the queue as ${open ?? 'nothing'}`];
}

const stateIn = (verdict: string) => (verdict === 'applied' || verdict === 'rejected' ? null : verdict);
