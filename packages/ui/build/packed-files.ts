// A copy of each built file as it travels: packed once and thoroughly, where a server that starts would pack them all again.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** Writes it beside the file, under its name and `.br`, once everything else of the build is written. */
export function packedFiles(): Plugin {
  let folder = '';
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => packAll(folder),
    },
  };
}

async function packAll(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  );
  await Promise.all(files.map(({ parentPath, name }) => packOne(join(parentPath, name))));
}

async function packOne(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params }));
}
