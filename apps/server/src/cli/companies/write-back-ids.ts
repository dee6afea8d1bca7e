// Writes the ids that an import made back into its file, in one step, so that the next import recognises everybody.
import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilledId } from '#features/company-file/names/fill-in.ts';
import { fileWithIds } from '#features/company-file/names/file-with-ids.ts';
import { whose } from '#whose-file.ts';

export type WrittenBack =
  | { readonly written: true }
  /** Why not, as the end of a sentence. */
  | { readonly written: false; readonly reason: string };

/**
 * @param bytes what was imported
 * @param file "-" for the pipe
 */
export async function writeBackIds(
  file: string,
  bytes: Uint8Array,
  ids: readonly FilledId[],
): Promise<WrittenBack> {
  if (file === '-') return { written: false, reason: 'it came through a pipe' };
  const withIds = fileWithIds(bytes, file, ids);
  if (withIds === null) return { written: false, reason: 'it is too large, or written in an unusual way' };
  try {
    return await replaceFile(file, bytes, withIds);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    const owner = whose(file, 'write');
    return { written: false, reason: `it cannot be written (${code})${owner && `.${owner.slice(0, -1)}`}` };
  }
}

/** After a crash either the whole new file is there or the whole old one. The new one keeps the access rights. */
async function replaceFile(file: string, before: Uint8Array, after: Uint8Array): Promise<WrittenBack> {
  const path = await realpath(file);
  if (Buffer.compare(await readFile(path), before) !== 0) {
    return { written: false, reason: 'somebody changed it meanwhile' };
  }
  const { mode } = await stat(path);
  // A write-protected file is not replaced: that would get around the owner's protection.
  await (await open(path, 'r+')).close();
  const beside = join(dirname(path), `.stimpill-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(beside, 'wx', 0o600);
    try {
      await handle.writeFile(after);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await chmod(beside, mode & 0o777);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return { written: true };
}
