// The next sealing key is made ahead of time, and old ones are destroyed, whenever a server starts.
import { renewedRing } from './sealing-keys.ts';
import { sealingKeysIn, withSealingKeys } from './secrets.ts';
import { changeSecrets, type SecretsPlace } from './shared-secrets.ts';

/**
 * @returns whether the secrets were changed
 * @throws SecretsError when they cannot be
 */
export function renewSealingKeys(place: SecretsPlace, now: number): Promise<boolean> {
  return changeSecrets(place, (file) => {
    const ring = sealingKeysIn(file);
    const renewed = renewedRing(ring, now);
    const isSame =
      ring.length === renewed.length && ring.every(({ keyId }, index) => keyId === renewed[index]?.keyId);
    return isSame ? file : withSealingKeys(file, renewed);
  });
}
