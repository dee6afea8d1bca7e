// A new key signs from now on. Tokens of the old keys are accepted until the last of them has ended. For more than a year the old keys
// can still check the session of a punch, because a punch may arrive late.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from './ids.ts';
import { replaceSecretsFile } from './replace-secrets-file.ts';
import { KEPT_KEY_MS, readSecretsFile, secretsPath, type SecretsFile } from './secrets.ts';

const SECRET_BYTES = 32;

export type Rotation = {
  readonly signingKid: string;
  /** Kept for what they have signed. */
  readonly retiredKids: readonly string[];
  readonly droppedKids: readonly string[];
};

type Options = {
  /** Epoch milliseconds. */
  readonly now: number;
  /**
   * For a key that became known: tokens of the old keys are no longer accepted. Everybody must refresh their session, and a manager is
   * asked who made the punches that still wait on a tablet.
   */
  readonly dropOld: boolean;
};

export function rotateTokenKeys(secretsDir: string, { now, dropOld }: Options): Rotation {
  const path = secretsPath(secretsDir);
  const file = readSecretsFile(path);
  const added = { kid: uuidv7(), secret: randomBytes(SECRET_BYTES).toString('base64') };
  const retired = file.tokenKeys.map((key) => ({ ...key, retiredAt: key.retiredAt ?? now }));
  const kept = dropOld ? [] : retired.filter(({ retiredAt }) => now < retiredAt + KEPT_KEY_MS);
  replaceSecretsFile(path, { ...file, tokenKeys: [added, ...kept] });
  return {
    signingKid: added.kid,
    retiredKids: kidsOf(kept),
    droppedKids: kidsOf(retired).filter((kid) => !kidsOf(kept).includes(kid)),
  };
}

function kidsOf(keys: readonly SecretsFile['tokenKeys'][number][]): string[] {
  return keys.map(({ kid }) => kid);
}
