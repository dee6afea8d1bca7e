import { readFileSync } from 'node:fs';
import { OWN_FOLDER } from './own-folder.ts';

/** The version of this server. The tablets' app has the same number when it was built from the same sources. */
export function readVersion(): string {
  const text = readFileSync(new URL('package.json', OWN_FOLDER), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
