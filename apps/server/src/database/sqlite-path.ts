import { join } from 'node:path';

export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'stimpill.sqlite');
}
