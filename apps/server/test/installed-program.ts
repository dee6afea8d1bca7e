import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts servers, which is not on the path of every user. */
const PLACES = ['/usr/sbin', '/usr/local/sbin'];

/** @returns the whole path of a program of the system, or null where it is not installed */
export function installedProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
