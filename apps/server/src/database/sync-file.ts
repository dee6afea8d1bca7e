import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes a file, or the names in a folder, outlive a power cut. Windows cannot open a folder and needs no such thing. */
export function syncFile(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
