// From the clock readings of a signed punch, and the anchors that we signed, to the time at which the punch counts.
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
  /** When the key was bound. It cannot have signed anything earlier. */
  readonly boundAt: number;
  /** When the tablet told a head of its chain that did not contain this punch yet. */
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
  // The clocks of two servers may differ by this much.
  if (after - receivedAt > MOST_OF_A_MS) return sinceSetBack(readings, after, receivedAt);
  const bracket = { after: Math.min(after, receivedAt), before: receivedAt };
  const time = effectiveTime(readings, closing, bracket);
  // Two estimates may be in the wrong order within their errors. The punches themselves cannot: they are numbered.
  const mayBeLater = previous !== undefined && previous.at > time.at && previous.at <= time.latest;
  return mayBeLater ? { ...time, at: previous.at } : time;
}

const LONGEST_BEHIND_MS = 86_400_000;

/**
 * The server itself told a later time than it has now: its clock is behind now, or was ahead then. The punch was made after the
 * time that was told. So it is placed after that time, its bounds also include the server's present time, and a manager is asked.
 */
function sinceSetBack(readings: Readings, after: number, receivedAt: number): EffectiveTime {
  const time = effectiveTime(readings, null, { after, before: after + LONGEST_BEHIND_MS });
  return { ...time, earliest: receivedAt, grade: 'D', notes: [...time.notes, 'server_set_back'] };
}
