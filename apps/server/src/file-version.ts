import { statSync } from 'node:fs';

/** What changes whenever the file is replaced; null while there is none that we may see. Follows links. */
export function versionOf(path: string): string | null {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino}|${mtimeMs}|${size}`;
  } catch {
    return null;
  }
}
