// What the doctor says of the tablets: a line for each kind of concern, with the tablets it is about.
import type { Database } from '#database/database.ts';
import { CHAIN_SHORTENED } from '#features/tablets/health/device-incident-store.ts';
import { type Concern, listConcerns } from '#features/tablets/health/tablet-concerns.ts';
import type { Tablet } from '#features/tablets/health/tablet-store.ts';
import { groupBy } from '#group-by.ts';
import { toInstant } from '#to-instant.ts';
import { concernText } from '../tablets/concern-text.ts';
import { readVersion } from '../../own-folder.ts';
import { ok, warning, type Finding } from './findings.ts';

const NAMED = 5;

type Told = { readonly tablet: Tablet; readonly concern: Concern };

export async function examineTablets({ knex }: Database, now: number): Promise<Finding[]> {
  const listed = await listConcerns(knex, { now, serverVersion: readVersion() });
  const told = listed.flatMap(({ tablet, concerns }) => concerns.map((concern) => ({ tablet, concern })));
  const byKind = groupBy(told, ({ concern }) => kindOf(concern));
  if (byKind.size === 0)
    return [ok('kiosks', `${listed.length} are registered, and nothing needs attention`)];
  // Erased punches come first: no other tablet or server has them.
  return [...byKind]
    .sort(([a], [b]) => Number(b === CHAIN_SHORTENED) - Number(a === CHAIN_SHORTENED))
    .map(([, some]) => warning('kiosks', textOf(some)));
}

function kindOf(concern: Concern): string {
  return concern.kind === 'incident' ? concern.incident : concern.kind;
}

function textOf(told: readonly Told[]): string {
  const named = told.slice(0, NAMED).map(({ tablet, concern }) => {
    const { says } = concernText(concern, tablet, toInstant);
    return `“${tablet.name}” (company ${tablet.companyId}): ${says}`;
  });
  const more = told.length > NAMED ? [`and ${told.length - NAMED} more, see "stimpill device list"`] : [];
  const [first] = told;
  const todo = first === undefined ? '' : concernText(first.concern, first.tablet, toInstant).todo;
  return `${[...named, ...more].join('; ')}. ${todo}`;
}
