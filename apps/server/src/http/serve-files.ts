// Files of a built app, from memory: read once and again when they have changed on the disk, so that no reader holds one open.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { isPackOf } from './pack.ts';
import { sendShared, sharedAnswer, type SharedAnswer } from './shared-answer.ts';

/** For files whose names change with what is in them. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
export const CHECKED_EVERY_TIME = 'no-cache';

/** The end of the name of what the build has packed, after the name of the file itself. */
const PACKED = '.br';

type KeptFile = { readonly etag: string; readonly lastModified: string; readonly answer: SharedAnswer };

export type FolderOptions = {
  /** The value of `Cache-Control`. */
  readonly cacheControl: string;
  /** The file that answers `/`; left out, none does. */
  readonly index?: string;
};

/** Answers what names a file in the folder, hidden ones apart; everything else goes on. */
export function serveFolder(folder: string, { cacheControl, index }: FolderOptions): RequestHandler {
  const send = fileSender(folder, cacheControl);
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const names = request.path === '/' && index !== undefined ? [index] : namesIn(request.path);
    if (!isRead || names === null || !(await send(request, response, names))) next();
  };
}

/** Answers every address with one file. */
export function serveFile(folder: string, name: string, cacheControl: string): RequestHandler {
  const send = fileSender(folder, cacheControl);
  return async (request, response, next) => {
    if (!(await send(request, response, [name]))) next();
  };
}

/** @returns the folders and the file that a path names; null where it may name none of ours */
function namesIn(path: string): readonly string[] | null {
  const names = decoded(path).slice(1).split('/');
  const isOurs = names.every((name) => /^[^.\\\0][^\\\0]*$/.test(name));
  return isOurs && !names.at(-1)?.endsWith(PACKED) ? names : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** @returns a function that says whether there was such a file */
function fileSender(folder: string, cacheControl: string) {
  const kept = new Map<string, KeptFile>();
  return async (request: Request, response: Response, names: readonly string[]): Promise<boolean> => {
    const path = join(folder, ...names);
    const file = await currentFile(kept, path);
    if (file === null) return false;
    response.set({ 'Cache-Control': cacheControl, ETag: file.etag, 'Last-Modified': file.lastModified });
    if (request.fresh) response.status(304).vary('Accept-Encoding').end();
    else await sendShared(request, response.type(names.at(-1) ?? ''), file.answer);
    return true;
  };
}

/** What the build has packed of a file, unless the file has changed since. */
async function packedBeside(path: string, plain: Uint8Array): Promise<Uint8Array | undefined> {
  const packed = await readFile(`${path}${PACKED}`).catch(() => undefined);
  return packed !== undefined && (await isPackOf(packed, plain)) ? packed : undefined;
}

async function currentFile(kept: Map<string, KeptFile>, path: string): Promise<KeptFile | null> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) {
    kept.delete(path);
    return null;
  }
  // Weak, because compression changes the bytes but not the content.
  const etag = `W/"${facts.size.toString(16)}-${Math.trunc(facts.mtimeMs).toString(16)}"`;
  const known = kept.get(path);
  if (known?.etag === etag) return known;
  const plain = await readFile(path);
  const answer = sharedAnswer(plain, await packedBeside(path, plain));
  const file = { etag, lastModified: facts.mtime.toUTCString(), answer };
  kept.set(path, file);
  return file;
}
