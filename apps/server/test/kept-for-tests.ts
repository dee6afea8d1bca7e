// What tests begin with and what takes long to make, such as migrated databases: made once for each state of the sources, and kept beside them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SERVER = fileURLToPath(new URL('..', import.meta.url));
const MANIFEST = readFileSync(join(SERVER, 'package.json'), 'utf8');
/** The packages of this workspace that the server is made of. */
const packages = Array.from(MANIFEST.matchAll(/"@stimpill\/([\w-]+)": "workspace:/g), ([, name]) => name);
const WORDS = resolve(SERVER, '../../packages/words');
/** Of the words only the sentences of the server, and what says them. */
const sentences = readdirSync(WORDS).filter((name) => /^[a-z]{2}$/.test(name));
const FOLDERS = [
  'src',
  ...packages.filter((name) => name !== 'words').map((name) => `../../packages/${name}/src`),
  ...sentences.map((language) => `${WORDS}/${language}/server`),
];
const KEPT = join(SERVER, '.for-tests');

/** A run that began before the sources changed may read what it began with for so long, which is what all tests together may take. */
const MAY_BE_READ_MS = 20 * 60 * 1000;

/** What decides beside the sources how things are made. */
const MAKERS = [
  'test/kept-for-tests.ts',
  'test/sources-as-one.ts',
  'test/described-apis.ts',
  'test/description.ts',
  'test/global-setup.ts',
  'test/postgresql-server.ts',
  'test/test-secrets.ts',
  // What is installed: a bundle without a package that was not there yet is made again once it is.
  '../../node_modules/.pnpm/lock.yaml',
];

/** Of the server and of the packages that it is made of, but for tests. */
export const sources: readonly string[] = [
  ...FOLDERS.flatMap((folder) => sourcesIn(resolve(SERVER, folder))),
  ...sentences.flatMap((language) =>
    ['language', 'both/setting'].map((name) => `${WORDS}/${language}/${name}.ts`),
  ),
  ...['said', 'short-date'].map((name) => `${WORDS}/src/${name}.ts`),
];

const ofThisState = join(KEPT, fingerprint());

/** Where vitest keeps what it has transformed for this state. */
export const TRANSFORMED = keptAs('transformed');

/** The place of something of this state. */
export function keptAs(name: string): string {
  return join(ofThisState, name);
}

/**
 * Makes something for this state, unless it is there.
 * @param make writes a folder or a file at the path it is given
 * @returns its place
 */
export async function kept(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const place = keptAs(name);
  if (existsSync(place)) return place;
  removeOld();
  mkdirSync(ofThisState, { recursive: true });
  // At a place of its own first, because several runs may begin at once.
  const own = `${place}-by-${process.pid}`;
  try {
    await make(own);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    throw error;
  }
  putAt(place, own);
  return place;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of [...MAKERS.map((maker) => resolve(SERVER, maker)), ...sources])
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function putAt(place: string, own: string): void {
  try {
    renameSync(own, place);
  } catch (error) {
    // Another run was first, with the same.
    if (!existsSync(place)) throw error;
    rmSync(own, { recursive: true });
  }
}

function removeOld(): void {
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) {
    const path = join(KEPT, name);
    if (path !== ofThisState && Date.now() - statSync(path).mtimeMs > MAY_BE_READ_MS)
      rmSync(path, { recursive: true, force: true });
  }
}
