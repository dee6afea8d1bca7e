// A tablet has opened the kiosk and shows its word: the desk says so, and the tablet learns whose word it is.
import { noteArrival, type Arrival } from '#features/auth/pairing-words/pairing-word-store.ts';
import { requirePairingWord, type ShownWordDeps } from '#features/auth/pairing-words/require-pairing-word.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';

/** The longest host name that there is, with scheme and port. */
const LONGEST_ORIGIN = 267;

export type ArrivalInput = {
  readonly word: string;
  readonly address: string;
  readonly certificate: Arrival['certificate'];
  /** Where its page stands, as its browser says. */
  readonly pageOrigin: string;
  /** What its browser calls itself. */
  readonly program: string | null;
};

/** @throws DomainError `auth.too_many_attempts`, `pairing.word_unknown` */
export async function tellArrival(
  deps: ShownWordDeps,
  { word, address, certificate, pageOrigin, program }: ArrivalInput,
): Promise<{ readonly company: CompanySettings; readonly endsAt: number }> {
  const { knex } = deps.database;
  const { digest, maker, endsAt } = await requirePairingWord(deps, { word, address });
  const told = { origin: writtenOrigin(pageOrigin), certificate, device: deviceOf(program ?? '') };
  await noteArrival(knex, digest, { ...told, at: deps.clock() });
  return { company: await requireCompany(knex, maker.companyId), endsAt };
}

/** As a browser writes it; null for what is no address of a page. Strangers to the desk say it, and the desk shows it. */
function writtenOrigin(said: string): string | null {
  if (!URL.canParse(said)) return null;
  const { protocol, origin } = new URL(said);
  return /^https?:$/.test(protocol) && origin.length <= LONGEST_ORIGIN ? origin : null;
}

/** An iPad calls itself a Mac unless it is small, so it may be another. */
function deviceOf(program: string): Arrival['device'] {
  if (/\biPad\b/.test(program)) return 'iPad';
  return /\bAndroid\b/.test(program) ? 'Android' : 'other';
}
