// The first hour of somebody new: what the terminal and the README tell them to type works as it stands.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startDemoServer, type DemoServer } from '../support/stimpill-server.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

let server: DemoServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startDemoServer();
});
test.afterAll(() => server.remove());

/** The one block of shell of the README that calls curl, without its indentation. */
function curlLines(): string {
  const blocks = [...README.matchAll(/^( *)```bash\n(.*?)^ *```$/gms)].filter(([text]) =>
    text.includes('curl'),
  );
  const [block] = blocks;
  if (block === undefined || blocks.length > 1) throw new Error('The README has not one block with curl.');
  const [, indentation = '', code = ''] = block;
  return code.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');
}

async function typed(lines: string): Promise<unknown> {
  const env = { ...process.env, STIMPILL_API: `${server.origin}/api/v1` };
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', lines], { env });
  return JSON.parse(stdout);
}

const aTimesheet = {
  success: true,
  data: { entries: expect.any(Array) as unknown, totals: { totalMinutes: expect.any(Number) as unknown } },
};

test('the curl lines of the README read the minutes of one person', async () => {
  expect(await typed(curlLines())).toMatchObject(aTimesheet);
});

test('the last lines that a start prints do the same, when they are pasted', async () => {
  const [, commands = ''] = server.summary.split('another terminal:\n');

  expect(await typed(commands)).toMatchObject(aTimesheet);
});

test('the README asks for a company and an employee that the start has named', () => {
  const named = [...curlLines().matchAll(/^(?:COMPANY|EMPLOYEE)=(\S+)$/gm)].map(([, id = '']) => id);

  expect(named).toHaveLength(2);
  for (const id of named) expect(server.summary).toContain(id);
});

test('the list of names shows people, and no account of another system', async ({ request }) => {
  const [companyId = ''] = /(?<=Company id +)\S+/.exec(server.summary) ?? [];

  const answer = await request.get(`${server.origin}/api/v1/users/punch-list`, { params: { companyId } });

  const { data } = (await answer.json()) as { data: { name: string }[] };
  const names = data.map(({ name }) => name);
  expect(names).not.toContain('Tengill (API)');
  expect(names).toContain('Nguyễn Thị Hương');
  expect(names.filter((name) => name === 'Jón Ægir Ólafsson')).toHaveLength(2);
});
