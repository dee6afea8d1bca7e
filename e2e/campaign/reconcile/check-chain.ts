// R6 for our own tablets: their numbers have no gap, each punch is chained to the one before and signed, and people stand in the
// order in which they tapped.
import { createHash, webcrypto } from 'node:crypto';
import { chainLink, chainStart, fromBase64Url } from '@stimpill/api-types/signing';
import type { Envelope } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { TabletKey } from '../tablets/tablet-key.ts';
import type { Check } from './check.ts';
import type { Told } from './doubts.ts';

/** A tablet as far as its signatures tell: any that has keys, each with a place in the chain. */
export type SigningTablet = {
  readonly name: string;
  readonly keys: readonly SigningKey[];
};

type SigningKey = Pick<TabletKey, 'chain' | 'publicKey'>;

export async function checkChain(
  { facts, taps, broken, lost }: Told,
  tablets: readonly SigningTablet[],
): Promise<Check> {
  const problems: string[] = [];
  const all = [...facts.envelopes.values()];
  for (const tablet of tablets) {
    const mayMiss = [...lost.values()].filter((name) => name === tablet.name).length;
    for (const key of tablet.keys) {
      const own = all.filter(({ deviceId }) => deviceId === key.chain.deviceId);
      problems.push(...(await findChainFaults({ name: tablet.name, key, mayMiss }, own, broken)));
      problems.push(...findOrderFaults(tablet, own, [...taps.values()]));
    }
  }
  return {
    id: 'R6',
    says: 'The numbers of every tablet have no gap but for punches in doubt, its chain and signatures hold, and people stand in the order in which they tapped.',
    cases: all.length,
    problems,
  };
}

async function findChainFaults(
  { name, key, mayMiss }: { readonly name: string; readonly key: SigningKey; readonly mayMiss: number },
  envelopes: readonly Envelope[],
  broken: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  let hash = sha256(chainStart(key.chain)).toString('base64url');
  let missed = 0;
  let isLastSigned = true;
  for (const [place, one] of envelopes.entries()) {
    const where = `${name} number ${one.sequence}`;
    const gap = one.sequence - (place + 1 + missed);
    missed += gap > 0 && missed + gap <= mayMiss ? gap : 0;
    // Nothing can be chained to bytes that are no longer those that were signed.
    const follows = gap > 0 || !isLastSigned || one.previousHash === hash;
    const bytes = sha256(chainLink(bytesOf(one.previousHash), bytesOf(one.envelope)));
    hash = bytes.toString('base64url');
    isLastSigned = await isSigned(key.publicKey, bytes, one.signature);
    if (one.sequence !== place + 1 + missed) problems.push(`${where} stands in place ${place + 1 + missed}`);
    if (broken.has(one.punchId)) {
      if (one.fault === null) problems.push(`${where} is not what was signed, and nobody has seen it`);
      continue;
    }
    if (!follows) problems.push(`${where} is not chained to the one before`);
    if (one.fault !== null) problems.push(`${where} is called faulty: ${one.fault}`);
    if (!isLastSigned) problems.push(`${where} is not signed`);
  }
  return problems;
}

function findOrderFaults(
  { name }: SigningTablet,
  envelopes: readonly Envelope[],
  taps: readonly Tap[],
): string[] {
  const tappedAt = new Map(taps.map(({ punchId, at }) => [punchId ?? '', at]));
  const momentOf = (envelope: Envelope | undefined) => tappedAt.get(envelope?.punchId ?? 'none') ?? 0;
  return envelopes.flatMap((one, place) => {
    const [before, at] = [momentOf(envelopes[place - 1]), momentOf(one)];
    return at < before ? [`${name} number ${one.sequence} was tapped before the one that precedes it`] : [];
  });
}

function isSigned(publicKey: CryptoKey, hash: Buffer, signature: string): Promise<boolean> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  return webcrypto.subtle.verify(algorithm, publicKey, bytesOf(signature), hash);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const bytesOf = (text: string) => new Uint8Array(fromBase64Url(text) ?? []);
