// Whether a certificate is over, or will be soon.
import { toInstant } from '#to-instant.ts';
import type { Certificate } from './read-certificate.ts';

const DAY_MS = 86_400_000;
/** Those who renew by themselves do so at a third of the life of a certificate; what is older than this was not renewed. */
const SOON_DAYS = 14;
const SOON_PART = 5;

export type CertificateConcern = {
  /** No tablet and no browser takes it now. */
  readonly isRefused: boolean;
  readonly text: string;
};

/** @returns null for a certificate that is good, and will be for a while */
export function concernOf(
  { beginsAt, endsAt }: Pick<Certificate, 'beginsAt' | 'endsAt'>,
  now: number,
): CertificateConcern | null {
  if (now >= endsAt)
    return {
      isRefused: true,
      text: `it ended on ${dayOf(endsAt)}: tablets and browsers refuse it. Renew it`,
    };
  if (now < beginsAt)
    return {
      isRefused: true,
      text: `it begins only on ${dayOf(beginsAt)}. Look at the clock of this machine`,
    };
  const soonMs = Math.min(SOON_DAYS * DAY_MS, (endsAt - beginsAt) / SOON_PART);
  if (endsAt - now >= soonMs) return null;
  return {
    isRefused: false,
    text: `it ends on ${dayOf(endsAt)}. Renew it; the server takes the new one up by itself`,
  };
}

/** The day in UTC. */
export function dayOf(at: number): string {
  return toInstant(at).slice(0, 10);
}
