// What a release left behind, as record-release.ts has recorded it.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BatchItem } from '../tablet.ts';

export type ReleasedFacts = {
  /** Epoch milliseconds. */
  readonly recordedAt: number;
  /** In the order in which they ran. */
  readonly migrations: readonly string[];
  readonly companyId: string;
  readonly manager: { readonly email: string; readonly password: string };
  readonly refreshToken: string;
  /** `key`: PEM, PKCS 8. */
  readonly tablet: { readonly token: string; readonly key: string };
  readonly people: readonly { readonly id: string; readonly pin: string }[];
  /** Punches that the tablet had not handed over, as it would have sent them; `at` in epoch milliseconds. */
  readonly waiting: readonly {
    readonly item: BatchItem;
    readonly tap: { readonly employeeId: string; readonly action: 'start' | 'stop'; readonly at: number };
  }[];
};

export type Release = {
  readonly facts: ReleasedFacts;
  /** The database as it was, which nobody changes. */
  readonly before: string;
  readonly dataDir: string;
  readonly secretsDir: string;
  readonly remove: () => void;
};

/** A copy of its database and secrets, to be upgraded. */
export function theRelease(name: string): Release {
  const recorded = (file: string) => new URL(`./${name}/${file}`, import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-release-'));
  const [dataDir, secretsDir] = [join(folder, 'data'), join(folder, 'secrets')];
  for (const each of [dataDir, secretsDir]) mkdirSync(each, { mode: 0o700 });
  const before = join(folder, 'before.sqlite');
  writeFileSync(before, gunzipSync(readFileSync(recorded('stimpill.sqlite.gz'))));
  copyFileSync(before, join(dataDir, 'stimpill.sqlite'));
  writeFileSync(join(secretsDir, 'secrets.json'), readFileSync(recorded('secrets.json')), { mode: 0o600 });
  return {
    facts: JSON.parse(readFileSync(recorded('facts.json'), 'utf8')) as ReleasedFacts,
    ...{ before, dataDir, secretsDir },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
