// The server's sources as one file, for tests: to ask for a thousand small ones, and to evaluate each by itself, takes most of the time of a
// test file.
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin as BundlerPlugin } from 'rolldown';
import type { Plugin } from 'vitest/config';
import { kept, keptAs, SERVER, sources } from './kept-for-tests.ts';

/** They do their work as soon as they are loaded, and in a process of their own. */
const PROGRAMS = new Set(
  ['src/main.ts', 'src/cli/stimpill.ts', '../../packages/api-types/src/openapi/write-openapi-json.ts'].map(
    (path) => resolve(SERVER, path),
  ),
);

const ALL = 'all';
const nameOf = (path: string) =>
  relative(SERVER, path).replaceAll('\\', '/').replaceAll('../', '').replace(/\.ts$/, '');
const imported = sources.filter((path) => !PROGRAMS.has(path));
/** By source, a file of a few lines that passes on what the one file has of it. */
const doors = new Map(imported.map((path) => [path, join(keptAs(ALL), `${nameOf(path)}.mjs`)]));

/** What vitest leaves to Node. */
export const LEFT_TO_NODE = /\/\.for-tests\/.*\.mjs$/;

/** Has the tests of a run import the one file. A run that watches takes each source by itself, as it is by then. */
export function sourcesAsOne(): Plugin {
  let isWatching = false;
  let making: Promise<unknown> | undefined;
  return {
    name: 'sources-as-one',
    enforce: 'pre',
    configResolved: ({ test }) => {
      isWatching = test?.watch === true;
    },
    async resolveId(source, importer, options) {
      if (isWatching || importer === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const door = found === null ? undefined : doors.get(found.id);
      if (door === undefined) return found;
      await (making ??= kept(ALL, bundleTo));
      return door;
    },
  };
}

async function bundleTo(dir: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental');
  const bundle = await rolldown({
    cwd: SERVER,
    input: Object.fromEntries(imported.map((path) => [nameOf(path), path])),
    platform: 'node',
    // What comes from elsewhere stays what the tests themselves import.
    external: (id) => !/^[./#]|^@stimpill\//.test(id),
    resolve: { conditionNames: ['source', 'node', 'import'] },
    plugins: [dynamicImportVarsPlugin(), importGlobPlugin(), inItsPlace, threadsOfOne],
    treeshake: false,
  });
  await bundle.write({
    dir,
    sourcemap: true,
    keepNames: true,
    // None is evaluated before it is asked for, as without a bundle.
    strictExecutionOrder: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    codeSplitting: { groups: [{ name: 'all', test: /./ }] },
  });
  await bundle.close();
  writeFileSync(
    join(dir, THREAD),
    `await import(process.argv[2].replace(/^\\.(.*)\\.ts$/, './src$1.mjs'));\n`,
  );
}

/** A source that asks where it lies is told so. */
const inItsPlace: BundlerPlugin = {
  name: 'in-its-place',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: { mappings: '' },
    }),
  },
};

const THREAD = 'thread.mjs';
const FROM_SOURCE = "'src/thread-from-source.mjs'";

/** A thread begins with the one file as well, in half the time. */
const threadsOfOne: BundlerPlugin = {
  name: 'threads-of-one',
  transform: {
    filter: { id: /[/\\]src[/\\]start-thread\.ts$/ },
    handler: (code) => {
      if (!code.includes(FROM_SOURCE))
        throw new Error(`start-thread.ts begins with another file than ${FROM_SOURCE}.`);
      const thread = relative(SERVER, join(keptAs(ALL), THREAD));
      return { code: code.replace(FROM_SOURCE, JSON.stringify(thread)), map: { mappings: '' } };
    },
  },
};
