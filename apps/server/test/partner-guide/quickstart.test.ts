// The quickstarts of the partner guide, run as they are written there against a real server with the demo company.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../run-program.ts';
import { codeBlocksIn, sectionOf } from './guide.ts';

const SLOW = 120_000;
const PACKAGE = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const execute = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'stimpill-partner-'));
let server: ReturnType<typeof startProgram>;
let apiUrl: string;

beforeAll(async () => {
  server = startProgram({
    program: 'src/main.ts',
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: join(folder, 'data'),
      SECRETS_DIR: join(folder, 'secrets'),
      PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  const [, url = ''] = await server.printed(/ (http:\S+\/api\/v1)\n[^]*Ctrl\+C/);
  apiUrl = url;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

function shell(commands: string, cwd = folder, path = process.env['PATH'] ?? '') {
  const env = {
    ...process.env,
    PATH: path,
    STIMPILL_API: apiUrl,
    NO_COLOR: '1',
    npm_config_loglevel: 'error',
  };
  return execute('bash', ['--norc', '-euo', 'pipefail', '-c', commands], { cwd, env, timeout: 2 * SLOW });
}

function onlyBlock(heading: string, language: string): string {
  const [block, ...others] = codeBlocksIn(heading, language);
  if (block === undefined || others.length > 0)
    throw new Error(`"${heading}" has not one ${language} block.`);
  return block;
}

describe('the quickstart with curl', () => {
  it('clocks somebody in and out and reads the entry', async () => {
    const { stdout, stderr } = await shell(onlyBlock('With curl', 'bash'));

    const [clockIn, active, clockOut, timesheet] = stdout.trim().split('\n');
    const { data: started } = JSON.parse(clockIn ?? '') as { data: { timeEntryId: string } };
    expect(stderr).toBe('');
    expect(JSON.parse(clockIn ?? '')).toMatchObject({ success: true, data: { isClockedIn: true } });
    expect(active).toContain('"isClockedIn":true');
    expect(JSON.parse(clockOut ?? '')).toMatchObject({
      success: true,
      data: { isClockedIn: false, timeEntryId: started.timeEntryId },
    });
    expect(timesheet).toContain(started.timeEntryId);
  });
});

describe('the quickstart with TypeScript', () => {
  it('runs as it is written, in an empty folder', { timeout: 4 * SLOW }, async () => {
    const project = join(folder, 'typescript');
    mkdirSync(project);
    const [setUp = '', checkAndRun = '', ...others] = codeBlocksIn('With TypeScript', 'bash');
    const asWritten = (commands: string) => shell(commands, project, withoutRegistry());

    await asWritten(setUp);
    writeFileSync(join(project, 'quickstart.mts'), onlyBlock('With TypeScript', 'ts'));
    const { stdout, stderr } = await asWritten(checkAndRun);

    expect(others).toEqual([]);
    expect(sectionOf('With TypeScript')).toContain('`quickstart.mts`');
    expect(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))).toHaveProperty('version');
    expect(readFileSync(join(project, 'stimpill-api.d.ts'), 'utf8')).toContain('operations["partnerPunch"]');
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /: Clocked in\. \S+Z\nIn now: .+\n.+: Clocked out\. \S+Z\nEntry \S+: \S+Z to \S+Z\nMinutes today: \d+\n$/,
    );
  });
});

/**
 * Replaces only `npm install`, because a test must not call a registry: it copies the named packages from this workspace into the folder,
 * and fails for any other. All other commands of npm and npx are the real ones.
 */
function withoutRegistry(): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const npm = `#!/usr/bin/env bash
set -euo pipefail
if [ "$1" != install ]; then PATH="\${PATH#*:}" exec npm "$@"; fi
shift
mkdir -p node_modules/.bin node_modules/@types
for name in "$@"; do
  case "$name" in -*) continue ;; esac
  ln -s "$(realpath "${PACKAGE}/node_modules/$name")" "node_modules/$name"
done
for tool in openapi-typescript tsx tsc; do
  printf '#!/bin/sh\\nexec "%s" "$@"\\n' "${PACKAGE}/node_modules/.bin/$tool" > "node_modules/.bin/$tool"
  chmod +x "node_modules/.bin/$tool"
done
`;
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  return `${bin}:${process.env['PATH'] ?? ''}`;
}
