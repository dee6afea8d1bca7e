// The server as it was built, or a copy of it with some of its texts changed. The product has no switch for any of it, and a copy starts
// in two thirds of the time that it takes to change modules while they are loaded.
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A change of one text of one module, which is named from the root of the repository. */
export type Patch = { readonly file: string; readonly find: string; readonly replace: string };

export type BuiltServer = { readonly main: string; readonly commandLine: string };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = 'apps/server';

/** @param folder where a copy may be put */
export async function prepareBuiltServer(folder: string, patches: readonly Patch[]): Promise<BuiltServer> {
  if (patches.length === 0) return filesOf(ROOT);
  const [from, to] = [join(ROOT, SERVER), join(folder, SERVER)];
  await mkdir(to, { recursive: true });
  await cp(join(from, 'dist'), join(to, 'dist'), { recursive: true });
  await cp(join(from, 'package.json'), join(to, 'package.json'));
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'));
  for (const patch of patches) await apply(folder, patch);
  return filesOf(folder);
}

const filesOf = (root: string): BuiltServer => ({
  main: join(root, SERVER, 'dist/main.js'),
  commandLine: join(root, SERVER, 'dist/cli/run-command-line.js'),
});

/** @throws when the text is not there exactly once, so that none is ever planted in vain */
async function apply(folder: string, { file, find, replace }: Patch): Promise<void> {
  const place = join(folder, file);
  const parts = (await readFile(place, 'utf8')).split(find);
  if (parts.length !== 2)
    throw new Error(`${file} holds ${JSON.stringify(find)} ${parts.length - 1} times, not once.`);
  await writeFile(place, parts.join(replace));
}
