// The quickstarts of the partner guide, run as they are written there against a real server with the demo company.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../run-program.ts';
import { codeBlocksIn } from './guide.ts';

const SLOW = 120_000;
const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
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
  // What a partner has after `npm install`.
  symlinkSync(join(PACKAGE, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, SLOW);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

function run(program: string, args: readonly string[]) {
  const env = { ...process.env, STIMPILL_API: apiUrl, NO_COLOR: '1' };
  return execute(program, [...args], { cwd: folder, env, timeout: SLOW });
}

const tool = (name: string) => join(PACKAGE, 'node_modules', '.bin', name);

function onlyBlock(heading: string, language: string): string {
  const [block, ...others] = codeBlocksIn(heading, language);
  if (block === undefined || others.length > 0)
    throw new Error(`"${heading}" has not one ${language} block.`);
  return block;
}

describe('the quickstart with curl', () => {
  it('clocks somebody in and out and reads the entry', { timeout: SLOW }, async () => {
    const { stdout, stderr } = await run('bash', [
      '--norc',
      '-euo',
      'pipefail',
      '-c',
      onlyBlock('With curl', 'bash'),
    ]);

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
  const sources = ['stimpill-api.d.ts', 'quickstart.ts'];

  it(
    'generates a client with a public tool, by the command that the guide names',
    { timeout: SLOW },
    async () => {
      const [, , command = ''] = onlyBlock('With TypeScript', 'bash').trim().split('\n');
      const [npx, generator = '', url = '', ...options] = command.split(' ');

      await run(tool(generator), [url.replace('http://localhost:8080/api/v1', apiUrl), ...options]);

      expect(npx).toBe('npx');
      expect(readFileSync(join(folder, 'stimpill-api.d.ts'), 'utf8')).toContain('operations["partnerPunch"]');
    },
  );

  it('is correct by the strict rules of the compiler', { timeout: SLOW }, async () => {
    writeFileSync(join(folder, 'quickstart.ts'), onlyBlock('With TypeScript', 'ts'));
    const strict = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--skipLibCheck', 'false'];
    const target = [
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--types',
      'node',
      '--allowImportingTsExtensions',
    ];

    const { stdout } = await run(tool('tsc'), [...strict, ...target, ...sources]);

    expect(stdout).toBe('');
  });

  it('clocks somebody in and out and reads the entry', { timeout: SLOW }, async () => {
    const { stdout, stderr } = await run(tool('tsx'), ['quickstart.ts']);

    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /: Clocked in\. \S+Z\nIn now: .+\n.+: Clocked out\. \S+Z\nEntry \S+: \S+Z to \S+Z\nMinutes today: \d+\n$/,
    );
  });
});
