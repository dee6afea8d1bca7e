import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Writes a file, or the names in a folder, to the disk, so that a power cut cannot lose them. Windows cannot open a folder. */
export function syncFile(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
