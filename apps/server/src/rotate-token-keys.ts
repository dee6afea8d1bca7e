// A new key signs from now on. Tokens of the old keys are accepted until the last of them has ended. For more than a year the old keys
// can still check the session of a punch, because a punch may arrive late.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from './ids.ts';
import { KEPT_KEY_MS, type SecretsFile } from './secrets.ts';
import { changeSecrets, type SecretsPlace } from './shared-secrets.ts';

const SECRET_BYTES = 32;

/** By then every server has read the new key, and what one of them signs is believed by all. */
export const SIGNS_AFTER_MS = 5_000;

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

/** @throws SecretsError when the secrets cannot be changed */
export async function rotateTokenKeys(place: SecretsPlace, options: Options): Promise<Rotation> {
  const rotations: Rotation[] = [];
  await changeSecrets(place, (file) => {
    const { rotated, rotation } = rotate(file, options);
    rotations.push(rotation);
    return rotated;
  });
  return rotations.at(-1) ?? { signingKid: '', retiredKids: [], droppedKids: [] };
}

function rotate(file: SecretsFile, { now, dropOld }: Options): { rotated: SecretsFile; rotation: Rotation } {
  const key = { kid: uuidv7(), secret: randomBytes(SECRET_BYTES).toString('base64') };
  const added = dropOld ? key : { ...key, signsFrom: now + SIGNS_AFTER_MS };
  const retired = file.tokenKeys.map((each) => ({ ...each, retiredAt: each.retiredAt ?? now }));
  const kept = dropOld ? [] : retired.filter(({ retiredAt }) => now < retiredAt + KEPT_KEY_MS);
  const rotation = {
    signingKid: added.kid,
    retiredKids: kidsOf(kept),
    droppedKids: kidsOf(retired).filter((kid) => !kidsOf(kept).includes(kid)),
  };
  return { rotated: { ...file, tokenKeys: [added, ...kept] }, rotation };
}

function kidsOf(keys: readonly SecretsFile['tokenKeys'][number][]): string[] {
  return keys.map(({ kid }) => kid);
}
