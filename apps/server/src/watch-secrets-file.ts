// What the secrets file says now: a running server uses rotated keys without a restart.
import { versionOf } from './file-version.ts';

/** How long the server may miss a change. A token with an unknown key makes it read the file at once. */
const LOOK_EVERY_MS = 1000;

export type Watched<Content> = {
  readonly current: () => Content;
  /** As the file is at this moment. */
  readonly atOnce: () => Content;
};

/** @param read throws where the file is incomplete or missing; then what was read before stays in use */
export function watchSecretsFile<Content>(
  path: string,
  first: Content,
  read: () => Content,
): Watched<Content> {
  let content = first;
  let version = versionOf(path);
  let lookedAt = performance.now();

  const atOnce = () => {
    lookedAt = performance.now();
    const now = versionOf(path);
    if (now === null || now === version) return content;
    try {
      content = read();
      version = now;
    } catch {
      // The next check reads it again.
    }
    return content;
  };
  return {
    current: () => (performance.now() - lookedAt >= LOOK_EVERY_MS ? atOnce() : content),
    atOnce,
  };
}
