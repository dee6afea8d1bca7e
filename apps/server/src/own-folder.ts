import { readFileSync } from 'node:fs';

/** The folder of this server, in which `package.json` lies; sources and built files lie one folder below. */
export const OWN_FOLDER = new URL('../', import.meta.url);

/** The version of this server. The tablets' app has the same number when it was built from the same sources. */
export function readVersion(): string {
  const text = readFileSync(new URL('package.json', OWN_FOLDER), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
