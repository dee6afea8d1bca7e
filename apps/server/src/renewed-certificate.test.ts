// The program itself: its certificate is replaced under it while a tablet is connected, first by a good pair, then by a broken one.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, expect, it, vi } from 'vitest';
import { aCertificate, certificateFilesIn, replaceFiles } from '../test/a-certificate.ts';
import { runProgram, startProgram } from '../test/run-program.ts';

const SLOW = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'stimpill-renewed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Answer = { readonly status: number; readonly names: string; readonly socket: TLSSocket };

function health(port: number, agent: Agent | false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/api/v1/health', rejectUnauthorized: false, agent };
    get(options, (answer) => {
      const socket = answer.socket as TLSSocket;
      const names = socket.getPeerCertificate().subjectaltname ?? '';
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, names, socket }));
    }).once('error', reject);
  });
}

it('shows a renewed certificate without dropping a connection, and keeps it when the next one is broken, as log and doctor say', async () => {
  const files = certificateFilesIn(folder);
  replaceFiles(files, await aCertificate('first.example.is'));
  const env = {
    ...{ PATH: process.env['PATH'] ?? '', DEMO: '0', PORT: '0' },
    ...{ DATA_DIR: join(folder, 'data'), SECRETS_DIR: join(folder, 'secrets') },
    ...{ TLS_CERT_FILE: files.certFile, TLS_KEY_FILE: files.keyFile },
  };
  const server = startProgram({ program: 'src/main.ts', env });
  const lines: string[] = [];
  server.child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const [, portText = ''] = await server.printed(
    /:(\d+)\/api\/v1\n[^]*Certificate +for first\.example\.is, /,
  );
  const port = Number(portText);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await health(port, agent);

  replaceFiles(files, await aCertificate('second.example.is'));
  const isSecond = async () => expect((await health(port, false)).names).toContain('second.example.is');
  await vi.waitFor(isSecond, { timeout: SLOW, interval: 200 });
  replaceFiles(files, { cert: (await aCertificate('third.example.is')).cert });
  const isTold = () => expect(lines.join('')).toContain('"msg":"the new certificate cannot be used');
  await vi.waitFor(isTold, { timeout: SLOW, interval: 200 });
  const doctor = await runProgram({ program: 'src/cli/stimpill.ts', args: ['doctor'], env });
  const [kept, after] = [await health(port, false), await health(port, agent)];
  agent.destroy();
  server.child.kill('SIGTERM');
  const { code, err } = await server.ended;

  expect([before.status, after.status, after.socket === before.socket]).toEqual([200, 200, true]);
  expect(kept.names).toContain('second.example.is');
  expect(doctor.out).toMatch(
    /^fault {4}certificate: .*server\.key is not the key of .*A server that runs keeps the one it has/m,
  );
  expect(doctor.code).toBe(1);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
