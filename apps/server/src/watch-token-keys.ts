// The token keys of the secrets file as it stands now: a running server takes up rotated keys without a restart.
import { statSync } from 'node:fs';

/** How long a rotation may go unnoticed; a token of a new key is noticed at once. */
const LOOK_EVERY_MS = 1000;

export type TokenKeys<Key> = {
  /** The key that signs first. */
  readonly keys: () => readonly Key[];
  readonly find: (kid: string, isGood: (key: Key) => boolean) => Key | undefined;
};

export function watchTokenKeys<Key extends { readonly kid: string }>(
  path: string,
  first: readonly Key[],
  read: () => readonly Key[],
): TokenKeys<Key> {
  let keys = first;
  let version = versionOf(path);
  let lookedAt = performance.now();

  const look = () => {
    lookedAt = performance.now();
    const now = versionOf(path);
    if (now === null || now === version) return;
    try {
      keys = read();
      version = now;
    } catch {
      // Half a file, or one that is gone: what was read before still serves, and the next look may find it whole.
    }
  };
  const current = () => {
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) look();
    return keys;
  };
  return {
    keys: current,
    find: (kid, isGood) => {
      const search = () => keys.find((key) => key.kid === kid && isGood(key));
      current();
      if (!keys.some((key) => key.kid === kid)) look();
      return search();
    },
  };
}

/** What changes whenever the file is replaced. */
function versionOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino}|${stat.mtimeMs}|${stat.size}`;
}
