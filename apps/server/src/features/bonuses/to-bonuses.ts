import { agreementBonuses } from '@stimpill/calc';
import type { Bonuses } from '@stimpill/api-types/manage';
import { toInstant } from '#to-instant.ts';
import type { BonusCode } from './bonus-store.ts';
import type { BonusOfYear, SentBonus } from './bonus.ts';
import type { BonusesOfPerson, OwedShare } from './read-bonuses.ts';

export function toBonuses(
  asked: BonusOfYear,
  people: readonly BonusesOfPerson[],
  codes: readonly BonusCode[],
): Bonuses {
  const used = new Set(people.flatMap(({ shares }) => shares.map(({ agreement }) => agreement)));
  return {
    ...asked,
    people: people.map(({ employee, ruleChangedOn, shares, sentElsewhere }) => ({
      employeeId: employee.id,
      displayName: employee.displayName,
      ruleChangedOn,
      shares: shares.map(toShare),
      sentElsewhere: sentElsewhere.map(toSent),
    })),
    agreements: [...agreementBonuses.values()]
      .filter(({ key }) => used.has(key))
      .map(({ key, names, lastCheckedOn, sources }) => ({
        ...{ key, names: { ...names }, lastCheckedOn },
        sources: sources.map(({ says, ...source }) => ({ ...source, says: { ...says } })),
      })),
    codes: codes.map((code) => ({ ...code })),
  };
}

function toShare({ sent, ...share }: OwedShare): Bonuses['people'][number]['shares'][number] {
  return { ...share, sent: sent.map(toSent) };
}

function toSent({ runId, runNumber, madeAt, unit, amount }: SentBonus) {
  return { runId, runNumber, madeAtUtc: toInstant(madeAt), unit, amount };
}
