// Writes the ids that an import made into the bytes of the company file. The result is read again to check it.
import { CompanyFileRefused } from '../file-fault.ts';
import { isJsonFile, readCompanyFile } from '../read-company-file.ts';
import { hasJustTheIds, type FilledId } from './fill-in.ts';
import { textWithIds } from './write-ids.ts';

/** @returns null where they cannot be put in without changing anything else */
export function fileWithIds(
  bytes: Uint8Array,
  fileName: string,
  ids: readonly FilledId[],
): Uint8Array | null {
  // The byte order mark is no part of the text, but is kept.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = text.slice(mark.length);
  const changed = textWithIds(plain, ids, isJsonFile(plain, fileName) ? 'json' : 'yaml');
  if (changed === null) return null;
  const result = new TextEncoder().encode(`${mark}${changed}`);
  return isSameWithIds(bytes, result, fileName, ids) ? result : null;
}

function isSameWithIds(
  before: Uint8Array,
  after: Uint8Array,
  fileName: string,
  ids: readonly FilledId[],
): boolean {
  try {
    return hasJustTheIds(readCompanyFile(before, fileName), ids, readCompanyFile(after, fileName));
  } catch (error) {
    if (error instanceof CompanyFileRefused) return false;
    throw error;
  }
}
