// The server built for a campaign, with some of its texts changed. The product has no switch for any of it.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import server from '../../../apps/server/rolldown.config.ts';
import { kept } from '../../../apps/server/test/kept-for-tests.ts';

/** A change of one text of one module, which is named from the root of the repository. */
export type Patch = { readonly file: string; readonly find: string; readonly replace: string };

export type BuiltServer = { readonly main: string; readonly commandLine: string };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = 'apps/server';

/**
 * Builds it, unless that was done already with these changes of these sources. What is run is a copy: a campaign may take longer than what
 * is kept for tests stays.
 * @param folder where it may be put
 * @throws when a text is not there exactly once, so that none is ever changed in vain
 */
export async function prepareBuiltServer(folder: string, patches: readonly Patch[]): Promise<BuiltServer> {
  const built = await kept(await nameFor(patches), (to) => build(to, patches));
  const own = join(folder, SERVER);
  await cp(built, own, { recursive: true, verbatimSymlinks: true });
  return { main: join(own, 'dist/main.js'), commandLine: join(own, 'dist/cli/run-command-line.js') };
}

/** By what decides how it is built, beside the sources. */
async function nameFor(patches: readonly Patch[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(patches));
  const makers = ['package.json', 'rolldown.config.ts'].map((name) => join(ROOT, SERVER, name));
  for (const maker of [fileURLToPath(import.meta.url), ...makers]) hash.update(await readFile(maker));
  return `server-${hash.digest('hex').slice(0, 16)}`;
}

async function build(to: string, patches: readonly Patch[]): Promise<void> {
  const from = join(ROOT, SERVER);
  await mkdir(to, { recursive: true });
  await cp(join(from, 'package.json'), join(to, 'package.json'));
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'));
  const bundle = await rolldown({ ...server, cwd: from, plugins: [server.plugins, changing(patches)] });
  await bundle.write({ ...server.output, dir: join(to, 'dist'), sourcemap: false });
  await bundle.close();
}

function changing(patches: readonly Patch[]): Plugin {
  const left = new Set(patches);
  return {
    name: 'changing',
    transform(code, id) {
      const own = patches.filter(({ file }) => id === join(ROOT, file));
      for (const patch of own) left.delete(patch);
      return own.length === 0 ? null : own.reduce(change, code);
    },
    buildEnd() {
      for (const { file } of left) throw new Error(`${file} is no part of the server.`);
    },
  };
}

function change(code: string, { file, find, replace }: Patch): string {
  const parts = code.split(find);
  if (parts.length !== 2)
    throw new Error(`${file} holds ${JSON.stringify(find)} ${parts.length - 1} times, not once.`);
  return parts.join(replace);
}
