import { createHash } from 'node:crypto';
import type { RuleVersion } from '@stimpill/calc';

/** Another one whenever a version of a rule set is added, changed or gone. Made of what they say, so that nobody has to count. */
export function stateOfVersions(
  versions: readonly Pick<RuleVersion, 'number' | 'validFrom' | 'definition'>[],
): string {
  const said = versions.map(({ number, validFrom, definition }) => [number, validFrom, definition]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}
