// The readings of a signed punch, with the anchors that we did sign, to the time that it counts at.
import type { Secrets } from '#secrets.ts';
import type { Anchor, ClockStretch } from './clock-readings.ts';
import {
  effectiveTime,
  MOST_OF_A_MS,
  type Closing,
  type EffectiveTime,
  type Readings,
} from './effective-time.ts';
import { readAnchor, type AnchoredDevice } from './time-anchor.ts';

/** An exchange as the tablet tells it. */
export type ToldExchange = Omit<Anchor, 'serverTime'> & { readonly anchor: string };

export type ToldReadings = Omit<Readings, 'anchor'> & { readonly anchor: ToldExchange | null };

/** The punch before it under the same key. */
export type PreviousPunch = { readonly earliest: number; readonly at: number };

export type PunchTimeContext = {
  readonly secrets: Secrets;
  readonly device: AnchoredDevice;
  readonly closing: Closing | null;
  /** When the key was bound, before which it can have signed nothing. */
  readonly boundAt: number;
  /** When the tablet told that this punch was not there yet. */
  readonly notBefore: number;
  readonly receivedAt: number;
};

function toAnchor(
  secrets: Secrets,
  device: AnchoredDevice,
  told: ToldExchange | null | undefined,
): Anchor | null {
  if (told === null || told === undefined) return null;
  const { anchor, ...exchange } = told;
  const serverTime = readAnchor(secrets, device, anchor);
  return serverTime === undefined ? null : { ...exchange, serverTime };
}

export function toClosing(
  secrets: Secrets,
  device: AnchoredDevice,
  told: {
    readonly anchor: ToldExchange | undefined;
    readonly stretches: readonly ClockStretch[] | undefined;
  },
): Closing | null {
  const anchor = toAnchor(secrets, device, told.anchor);
  return anchor && { anchor, stretches: told.stretches ?? null };
}

export function timeOfPunch(
  { secrets, device, closing, boundAt, notBefore, receivedAt }: PunchTimeContext,
  told: ToldReadings,
  previous: PreviousPunch | undefined,
): EffectiveTime {
  const anchor = toAnchor(secrets, device, told.anchor);
  const after = Math.max(boundAt, notBefore, anchor?.serverTime ?? 0, previous?.earliest ?? 0);
  const readings = { ...told, anchor };
  // Two servers, each with a clock of its own, may be that far apart.
  if (after - receivedAt > MOST_OF_A_MS) return sinceSetBack(readings, after, receivedAt);
  const bracket = { after: Math.min(after, receivedAt), before: receivedAt };
  const time = effectiveTime(readings, closing, bracket);
  // Two estimates may cross within their errors; the punches themselves cannot.
  const mayBeLater = previous !== undefined && previous.at > time.at && previous.at <= time.latest;
  return mayBeLater ? { ...time, at: previous.at } : time;
}

const LONGEST_BEHIND_MS = 86_400_000;

/**
 * The server itself told a later time than it has now: its clock is behind, or was ahead. The punch came after what was told, by
 * that clock; by this one it came just now. So it is placed after what was told, its bounds hold both, and a manager is asked.
 */
function sinceSetBack(readings: Readings, after: number, receivedAt: number): EffectiveTime {
  const time = effectiveTime(readings, null, { after, before: after + LONGEST_BEHIND_MS });
  return { ...time, earliest: receivedAt, grade: 'D', notes: [...time.notes, 'server_set_back'] };
}
