// The server built for a campaign, with some of its texts changed. The product has no switch for any of it.
import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import server from '../../../apps/server/rolldown.config.ts';

/** A change of one text of one module, which is named from the root of the repository. */
export type Patch = { readonly file: string; readonly find: string; readonly replace: string };

export type BuiltServer = { readonly main: string; readonly commandLine: string };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = 'apps/server';

/**
 * @param folder where it may be put
 * @throws when a text is not there exactly once, so that none is ever changed in vain
 */
export async function prepareBuiltServer(folder: string, patches: readonly Patch[]): Promise<BuiltServer> {
  const [from, to] = [join(ROOT, SERVER), join(folder, SERVER)];
  await mkdir(to, { recursive: true });
  await cp(join(from, 'package.json'), join(to, 'package.json'));
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'));
  const dist = join(to, 'dist');
  const build = await rolldown({
    ...server,
    cwd: from,
    input: { ...server.input, 'run-command-line': 'src/cli/run-command-line.ts' },
    plugins: [changing(patches)],
  });
  await build.write({ ...server.output, dir: dist, sourcemap: false });
  await build.close();
  return { main: join(dist, 'main.js'), commandLine: join(dist, 'run-command-line.js') };
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
