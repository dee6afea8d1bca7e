// The token keys of the secrets file as it is now: a running server uses rotated keys without a restart.
import { statSync } from 'node:fs';

/** How long the server may miss a rotation. A token with an unknown key makes it read the file at once. */
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
      // The file is incomplete or missing: the keys read before stay in use, and the next check reads it again.
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
