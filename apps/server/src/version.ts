import { readFileSync } from 'node:fs';

/** The version of this server. The tablets' app has the same number when it was built from the same sources. */
export function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
