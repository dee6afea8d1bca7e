// The secrets of an installation: made at the first start, kept beside the database, never printed. In it they are only where
// several servers share them, sealed (`shared-secrets.ts`).
import { createHash, hkdfSync, randomBytes, createSecretKey, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { systemClock, type Clock } from './clock.ts';
import { uuidv7 } from './ids.ts';
import { watchSecretsFile } from './watch-secrets-file.ts';
import { newSealingKey, renewedRing, toPkcs8, toSealingKey, type SealingKey } from './sealing-keys.ts';

const SECRET_BYTES = 32;

const secret = z.base64().refine((text) => Buffer.from(text, 'base64').length >= SECRET_BYTES);
const secretKey = z.object({ kid: z.string().min(1), secret });
/** Epoch milliseconds. Unset `signsFrom`: at once; `retiredAt`: when another key was made. */
const tokenKey = secretKey.extend({ signsFrom: z.number().optional(), retiredAt: z.number().optional() });

const secretsFile = z.object({
  formatVersion: z.literal(1),
  id: z.guid(),
  /** In the file until a database was made with the secrets. */
  isUnused: z.literal(true).optional(),
  /** Newest first: the first that may sign already does, all verify. */
  tokenKeys: z.array(tokenKey).min(1),
  pepper: secretKey,
  /** The one key of files that were made before keys were renewed; it opens the ring. */
  sealingKey: z.object({ kid: z.guid(), privateKeyPkcs8: z.base64() }).optional(),
  /** Oldest first. */
  sealingKeys: z
    .array(z.object({ kid: z.guid(), privateKeyPkcs8: z.base64(), useFrom: z.int() }))
    .default([]),
});

export type SecretsFile = z.infer<typeof secretsFile>;

/** What each derived key is for; a token of one kind can never pass as another. */
type TokenPurpose = 'access' | 'employee' | 'refresh' | 'photo-grant';

/** What the server signs or seals for a tablet; the tablet may send it back after more than a year. */
type StationPurpose = 'anchor' | 'receipt';

/** The secrets in the form in which they are used. */
export type Secrets = {
  /** Tells installations apart without telling anything about the keys. */
  readonly id: string;
  /** Changes when the keys are rotated, also while the server runs: read it once for each token. */
  readonly signingKid: string;
  /** @returns the key of that purpose, or undefined for a kid that is not, or no longer, in the ring */
  readonly tokenKey: (kid: string, purpose: TokenPurpose) => KeyObject | undefined;
  /** The same for a token that comes late and says when it was signed (epoch milliseconds): the key if it was valid at that time. */
  readonly tokenKeyAt: (kid: string, purpose: TokenPurpose, at: number) => KeyObject | undefined;
  /** Every key of that purpose that is still good, the one that signs first. */
  readonly tokenKeys: (purpose: TokenPurpose) => readonly KeyObject[];
  readonly pepper: Buffer;
  /** Seals what second factors are made of; derived from the secret that is never renewed. */
  readonly factorKey: KeyObject;
  /** Derived from the secret that is never renewed: what a tablet was given stays valid however long it is offline. */
  readonly stationKeys: Readonly<Record<StationPurpose, KeyObject>>;
  /** Oldest first. Changes when another server has made one, so read it once for each use. */
  readonly sealingKeys: readonly SealingKey[];
};

/** A secrets folder that must not be used as it is. */
export class SecretsError extends Error {
  override readonly name = 'SecretsError';
}

const FILE_NAME = 'secrets.json';
const OWNER_ONLY = 0o600;

/** How long tokens of a retired key are accepted: the longest life of a token, and a minute for clocks that differ. */
export const RETIRED_KEY_MS = 16 * 60_000;

/** How long a retired key is kept to check what it signed: a tablet may hand over a punch after more than a year. */
export const KEPT_KEY_MS = 400 * 86_400_000;

/**
 * Reads the secrets, or makes them when there are none.
 * @throws SecretsError when the file is unreadable, damaged, or readable by others
 */
export function loadSecrets(secretsDir: string, clock: Clock = systemClock): Secrets {
  const path = secretsPath(secretsDir);
  if (!existsSync(path)) createSecrets(secretsDir, path, clock());
  const file = readSecretsFile(path);
  return toSecrets(path, file, clock);
}

export function secretsPath(secretsDir: string): string {
  return join(secretsDir, FILE_NAME);
}

function createSecrets(secretsDir: string, path: string, now: number): void {
  mkdirSync(secretsDir, { recursive: true, mode: 0o700 });
  const newKey = () => ({ kid: uuidv7(), secret: randomBytes(SECRET_BYTES).toString('base64') });
  const file: SecretsFile = {
    formatVersion: 1,
    id: uuidv7(),
    isUnused: true,
    tokenKeys: [newKey()],
    pepper: newKey(),
    sealingKeys: renewedRing([newSealingKey(now)], now).map(toFileKey),
  };
  writeOnce(path, `${JSON.stringify(file, null, 2)}\n`);
}

/** The sealing keys, oldest first; a file from before sealing keys were renewed holds one. */
export function sealingKeysIn({ sealingKey, sealingKeys }: SecretsFile): readonly SealingKey[] {
  const first = sealingKey === undefined ? [] : [{ ...sealingKey, useFrom: 0 }];
  return [...first, ...sealingKeys].map(({ kid, useFrom, privateKeyPkcs8 }) =>
    toSealingKey(kid, useFrom, privateKeyPkcs8),
  );
}

export function withSealingKeys(file: SecretsFile, keys: readonly SealingKey[]): SecretsFile {
  const { sealingKey: _, ...others } = file;
  return { ...others, sealingKeys: keys.map(toFileKey) };
}

function toFileKey({ keyId, useFrom, privateKey }: SealingKey): SecretsFile['sealingKeys'][number] {
  return { kid: keyId, privateKeyPkcs8: toPkcs8(privateKey), useFrom };
}

/** Writes the whole file to disk, or nothing. If two servers start at the same moment, both use the secrets of the first. */
function writeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

function refuseOpenFile(path: string): void {
  // Windows has no such modes; there the folder's own rights decide.
  if (process.platform === 'win32') return;
  const mode = statSync(path).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  throw new SecretsError(
    `${path} can be read by others (mode ${mode.toString(8)}). Run: chmod 600 ${path} — and replace the secrets if others had access.`,
  );
}

/** @throws SecretsError when the file is unreadable, damaged, or readable by others */
export function readSecretsFile(path: string): SecretsFile {
  try {
    refuseOpenFile(path);
    return parseSecretsFile(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SecretsError) throw error;
    // The parser's message could quote a secret.
    throw new SecretsError(
      `${path} cannot be read as a secrets file. Restore it from your backup of the secrets.`,
    );
  }
}

export function parseSecretsFile(text: string): SecretsFile {
  return secretsFile.parse(JSON.parse(text));
}

/** Tells installations apart without telling anything about the keys. */
export function secretsIdOf({ id }: SecretsFile): string {
  return createHash('sha256').update(id).digest('hex');
}

function toSecrets(path: string, file: SecretsFile, clock: Clock): Secrets {
  const watched = watchSecretsFile(path, toRings(file), () => toRings(readSecretsFile(path)));
  const pepper = Buffer.from(file.pepper.secret, 'base64');
  const tokenKeyAt: Secrets['tokenKeyAt'] = (kid, purpose, at) => {
    const isIt = (key: RingKey) => key.kid === kid;
    const known = watched.current().tokenKeys.find(isIt) ?? watched.atOnce().tokenKeys.find(isIt);
    return known !== undefined && wasGoodAt(known, at) ? known.derived[purpose] : undefined;
  };
  return {
    id: secretsIdOf(file),
    get signingKid() {
      return signerFirst(watched.current().tokenKeys, clock())[0]?.kid ?? '';
    },
    tokenKey: (kid, purpose) => tokenKeyAt(kid, purpose, clock()),
    tokenKeyAt,
    tokenKeys: (purpose) =>
      signerFirst(watched.current().tokenKeys, clock())
        .filter((key) => wasGoodAt(key, clock()))
        .map(({ derived }) => derived[purpose]),
    pepper,
    factorKey: createSecretKey(Buffer.from(hkdfSync('sha256', pepper, 'stimpill', 'factors', 32))),
    stationKeys: { anchor: stationKey(pepper, 'anchor'), receipt: stationKey(pepper, 'receipt') },
    get sealingKeys() {
      return watched.current().sealingKeys;
    },
  };
}

type Rings = { readonly tokenKeys: readonly RingKey[]; readonly sealingKeys: readonly SealingKey[] };

type RingKey = {
  readonly kid: string;
  readonly signsFrom: number;
  readonly retiredAt: number | undefined;
  readonly derived: Record<TokenPurpose, KeyObject>;
};

function toRings(file: SecretsFile): Rings {
  return { tokenKeys: file.tokenKeys.map(toRingKey), sealingKeys: sealingKeysIn(file) };
}

function toRingKey({ kid, secret, signsFrom = 0, retiredAt }: SecretsFile['tokenKeys'][number]): RingKey {
  return { kid, signsFrom, retiredAt, derived: deriveKeys(Buffer.from(secret, 'base64')) };
}

function wasGoodAt({ retiredAt }: RingKey, at: number): boolean {
  return retiredAt === undefined || at < retiredAt + RETIRED_KEY_MS;
}

/** A key that all servers may not have read yet comes last. */
function signerFirst(keys: readonly RingKey[], now: number): readonly RingKey[] {
  const isEarly = ({ signsFrom }: RingKey) => signsFrom > now;
  return [...keys.filter((key) => !isEarly(key)), ...keys.filter(isEarly)];
}

function stationKey(pepper: Buffer, purpose: StationPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', pepper, 'stimpill', `station:${purpose}`, 32)));
}

function deriveKeys(secret: Buffer): Record<TokenPurpose, KeyObject> {
  const derive = (purpose: TokenPurpose) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'stimpill', `token:${purpose}`, 32)));
  return {
    access: derive('access'),
    employee: derive('employee'),
    refresh: derive('refresh'),
    'photo-grant': derive('photo-grant'),
  };
}
