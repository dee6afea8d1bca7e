// The built pages of an app, beside files that are nobody's business, and the part of the server that hands them out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { errorHandler, routeNotFound } from '#http/error-handler.ts';
import { giveRequestId } from '#http/request-state.ts';
import { createLog } from '#log.ts';

export type ServedFolder = {
  /** Such as http://127.0.0.1:41234 */
  readonly origin: string;
  /** What was logged. */
  readonly logLines: readonly string[];
  readonly stop: () => void;
};

/** @param files of the app: their paths, with what is in them */
export async function serveFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
  serve: (built: string) => RequestHandler,
): Promise<ServedFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-built-'));
  const secrets = { 'secret.txt': 'a secret', 'dist/.env': 'a secret' };
  const built = Object.entries(files).map(([path, text]) => [join('dist', path), text] as const);
  for (const [path, text] of [...Object.entries(secrets), ...built]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const logLines: string[] = [];
  const log = createLog('info', { write: (line) => logLines.push(line) });
  const pages = serve(join(folder, 'dist'));
  const server = createServer(express().use(giveRequestId, pages, routeNotFound, errorHandler(log)) as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logLines,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
