import { describe, expect, it } from 'vitest';
import { createChance } from '../chance.ts';
import type { Envelope } from '../facts/read-facts.ts';
import { createCompanies, type Person } from '../people/companies.ts';
import type { SigningTablet } from '../reconcile/check-chain.ts';
import { matchTaps, type SeenVisit } from './match-taps.ts';

const people = createCompanies(createChance(1), 1, 2)[0]!.people;
const [anna, bert] = [people[0]!, people[1]!];
const tablets = [
  { name: 't1', keys: [{ chain: { deviceId: 'device 1' } }] },
  { name: 't2', keys: [{ chain: { deviceId: 'device 2' } }] },
] as unknown as readonly SigningTablet[];

const visit = (person: Person, from: number, rest: Partial<SeenVisit> = {}): SeenVisit => ({
  ...{ tablet: 't1', person, action: 'start', hasRightPin: true, said: 'ok', endedAt: from + 900 },
  ...{ shown: 'confirmed by the server', moments: [{ from, to: from + 40 }] },
  ...rest,
});

function envelope(
  punchId: string,
  employeeId: string,
  wallMs: number,
  deviceId = 'device 1',
  action = 'start',
) {
  const text = JSON.stringify({ header: { employeeId, action, clock: { wallMs } } });
  const one = { punchId, deviceId, envelope: Buffer.from(text).toString('base64url') };
  return [punchId, one as Envelope] as const;
}

const idsOf = (visits: readonly SeenVisit[], ...envelopes: (readonly [string, Envelope])[]) =>
  matchTaps(visits, { envelopes: new Map(envelopes) }, tablets).map(({ punchId }) => punchId);

describe('matching punches to taps', () => {
  it('goes by person and moment, in whatever order the punches come', () => {
    const visits = [visit(anna, 10_000), visit(bert, 12_000), visit(anna, 90_000)];

    const ids = idsOf(
      visits,
      envelope('late', anna.id, 90_020),
      envelope('his', bert.id, 12_001),
      envelope('hers', anna.id, 10_039),
    );

    expect(ids).toEqual(['hers', 'his', 'late']);
  });

  it.each([
    ['before the touch', envelope('x', anna.id, 9_990)],
    ['long after it', envelope('x', anna.id, 12_000)],
    ['of somebody else', envelope('x', bert.id, 10_020)],
    ['at another tablet', envelope('x', anna.id, 10_020, 'device 2')],
    ['the other way', envelope('x', anna.id, 10_020, 'device 1', 'stop')],
  ])('finds no punch for a tap when the only punch is %s', (_, one) => {
    expect(idsOf([visit(anna, 10_000)], one)).toEqual([undefined]);
  });

  it('uses only the first of two punches of one tap', () => {
    const ids = idsOf(
      [visit(anna, 10_000)],
      envelope('first', anna.id, 10_010),
      envelope('again', anna.id, 10_010),
    );

    expect(ids).toEqual(['first']);
  });
});
