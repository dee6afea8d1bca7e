// A new key signs from now on. The old ones are believed until the longest token has run out, and are then dropped.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from './ids.ts';
import { replaceSecretsFile } from './replace-secrets-file.ts';
import { readSecretsFile, RETIRED_KEY_MS, secretsPath, type SecretsFile } from './secrets.ts';

const SECRET_BYTES = 32;

export type Rotation = {
  readonly signingKid: string;
  /** Still believed, for a quarter of an hour. */
  readonly retiredKids: readonly string[];
  readonly droppedKids: readonly string[];
};

type Options = {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The old keys are believed no longer: for one that became known. Everybody must refresh their session. */
  readonly dropOld: boolean;
};

export function rotateTokenKeys(secretsDir: string, { now, dropOld }: Options): Rotation {
  const path = secretsPath(secretsDir);
  const file = readSecretsFile(path);
  const added = { kid: uuidv7(), secret: randomBytes(SECRET_BYTES).toString('base64') };
  const retired = file.tokenKeys.map((key) => ({ ...key, retiredAt: key.retiredAt ?? now }));
  const kept = dropOld ? [] : retired.filter(({ retiredAt }) => now < retiredAt + RETIRED_KEY_MS);
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
