// The secrets of an installation: made at the first start, kept beside the database, never in it, never printed.
import {
  createHash,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  createSecretKey,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { systemClock, type Clock } from './clock.ts';
import { uuidv7 } from './ids.ts';
import { watchTokenKeys } from './watch-token-keys.ts';

const SECRET_BYTES = 32;

const secret = z.base64().refine((text) => Buffer.from(text, 'base64').length >= SECRET_BYTES);
const secretKey = z.object({ kid: z.string().min(1), secret });
/** `retiredAt`, epoch milliseconds: when another key took over signing. */
const tokenKey = secretKey.extend({ retiredAt: z.number().optional() });

const secretsFile = z.object({
  formatVersion: z.literal(1),
  id: z.guid(),
  /** Newest first: the first signs, all verify. */
  tokenKeys: z.array(tokenKey).min(1),
  pepper: secretKey,
  sealingKey: z.object({ kid: z.string().min(1), privateKeyPkcs8: z.base64() }),
});

export type SecretsFile = z.infer<typeof secretsFile>;

/** What each derived key is for; a token of one kind can never pass as another. */
type TokenPurpose = 'access' | 'employee' | 'refresh' | 'photo-grant';

/** The secrets in the form in which they are used. */
export type Secrets = {
  /** Tells installations apart without telling anything about the keys. */
  readonly id: string;
  /** Changes while the server runs when the keys are rotated: ask once for one token. */
  readonly signingKid: string;
  /** @returns the key of that purpose, or undefined for a kid that is not, or no longer, in the ring */
  readonly tokenKey: (kid: string, purpose: TokenPurpose) => KeyObject | undefined;
  /** Every key of that purpose that is still good, the one that signs first. */
  readonly tokenKeys: (purpose: TokenPurpose) => readonly KeyObject[];
  readonly pepper: Buffer;
};

/** A secrets folder that must not be used as it is. */
export class SecretsError extends Error {
  override readonly name = 'SecretsError';
}

const FILE_NAME = 'secrets.json';
const OWNER_ONLY = 0o600;

/** The longest that a token lives, and a minute for clocks that differ: so long a retired key is believed. */
export const RETIRED_KEY_MS = 16 * 60_000;

/**
 * Reads the secrets, or makes them when there are none.
 * @throws SecretsError when the file is unreadable, damaged, or readable by others
 */
export function loadSecrets(secretsDir: string, clock: Clock = systemClock): Secrets {
  const path = secretsPath(secretsDir);
  if (!existsSync(path)) createSecrets(secretsDir, path);
  return toSecrets(path, readSecretsFile(path), clock);
}

export function secretsPath(secretsDir: string): string {
  return join(secretsDir, FILE_NAME);
}

function createSecrets(secretsDir: string, path: string): void {
  mkdirSync(secretsDir, { recursive: true, mode: 0o700 });
  const newKey = () => ({ kid: uuidv7(), secret: randomBytes(SECRET_BYTES).toString('base64') });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file: SecretsFile = {
    formatVersion: 1,
    id: uuidv7(),
    tokenKeys: [newKey()],
    pepper: newKey(),
    sealingKey: {
      kid: uuidv7(),
      privateKeyPkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    },
  };
  writeOnce(path, `${JSON.stringify(file, null, 2)}\n`);
}

/** Whole and on disk, or not at all; of two starts at the same moment the first one's secrets are everybody's. */
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
    // The parser's own words could quote a secret.
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
  const ring = watchTokenKeys(path, file.tokenKeys.map(toRingKey), () =>
    readSecretsFile(path).tokenKeys.map(toRingKey),
  );
  const isGood = ({ retiredAt }: RingKey) => retiredAt === undefined || clock() < retiredAt + RETIRED_KEY_MS;
  return {
    id: secretsIdOf(file),
    get signingKid() {
      return ring.keys()[0]?.kid ?? '';
    },
    tokenKey: (kid, purpose) => ring.find(kid, isGood)?.derived[purpose],
    tokenKeys: (purpose) =>
      ring
        .keys()
        .filter(isGood)
        .map(({ derived }) => derived[purpose]),
    pepper: Buffer.from(file.pepper.secret, 'base64'),
  };
}

type RingKey = {
  readonly kid: string;
  readonly retiredAt: number | undefined;
  readonly derived: Record<TokenPurpose, KeyObject>;
};

function toRingKey({ kid, secret, retiredAt }: SecretsFile['tokenKeys'][number]): RingKey {
  return { kid, retiredAt, derived: deriveKeys(Buffer.from(secret, 'base64')) };
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
