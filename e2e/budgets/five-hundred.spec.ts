// Not part of the tests: `npm run budgets -- five-hundred` measures what pages of five hundred people, and the clicks of an approval, ask of the server.
// With BEFORE=FOLDER beside the build of another checkout, the two in turns; with ENGINE=postgresql on PostgreSQL.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { onServer, startPostgresqlServer } from '../../apps/server/test/postgresql-server.ts';
import { median } from '../support/budgets.ts';
import { owner } from '../support/company.ts';
import { comeTo, signInAtDesk } from '../support/desk.ts';
import { departmentManager, fiveHundredFile, THIS_MORNING } from '../support/five-hundred.ts';
import { OURS, startMeasuredServer, type MeasuredServer } from '../support/measured-server.ts';
import { test } from '../support/test.ts';

const ROUNDS = 5;
const MONTH = 'month?from=2026-09-01';
const PAGES = { Today: 'today', People: 'people', Month: MONTH } as const;
const APPROVAL = 'the clicks of an approval';
const APPROVING = '**/payroll-month/approval';
const KB = 1_000;

/** What one opening, or one press, has asked of the server. */
type Asked = { readonly requests: number; readonly cpuMs: number; readonly kB: number };

type Side = { readonly server: MeasuredServer; readonly page: Page; readonly figures: Map<string, Asked[]> };

test('what five hundred people ask of the server', async ({ browser }) => {
  const roots = [process.env['BEFORE'], OURS].filter((root) => root !== undefined && root !== '');
  const databases = await databasesFor(roots.length);
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-500-'));
  const companyFile = join(folder, 'five-hundred.json');
  await writeFile(companyFile, fiveHundredFile());
  const sides: Side[] = [];
  for (const [place, root] of (roots as string[]).entries()) {
    const databaseUrl = databases.urls[place] ?? '';
    const server = await startMeasuredServer({ root, companyFile, databaseUrl, now: THIS_MORNING });
    sides.push({ server, page: await pageOf(browser, server, owner), figures: new Map() });
  }
  // The first round is for the engines of both sides to warm up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const side of sides)
      for (const [name, at] of Object.entries(PAGES)) note(side, name, await opening(side, at), round > 0);
  for (const side of sides) {
    const page = await pageOf(browser, side.server, departmentManager);
    for (let round = 0; round <= ROUNDS; round += 1)
      note(side, APPROVAL, await approving({ ...side, page }), round > 0);
  }
  report(sides);
  for (const { server } of sides) await server.remove();
  await databases.remove();
  await rm(folder, { recursive: true });
});

async function databasesFor(count: number) {
  if (process.env['ENGINE'] !== 'postgresql') return { urls: [], remove: () => Promise.resolve() };
  const postgresql = await startPostgresqlServer(['-c', 'fsync=off']);
  const urls: string[] = [];
  for (let place = 0; place < count; place += 1) {
    await onServer(postgresql.url, `create database side${place}`);
    urls.push(new URL(`side${place}`, postgresql.url).href);
  }
  return { urls, remove: postgresql.stop };
}

type Person = Parameters<typeof signInAtDesk>[2]['person'];

async function pageOf(browser: Browser, server: MeasuredServer, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAtDesk(page, server, { person, at: 'account' });
  return page;
}

function note({ figures }: Side, name: string, asked: Asked, counts: boolean): void {
  if (counts) figures.set(name, [...(figures.get(name) ?? []), asked]);
}

/** As by a link that somebody was sent: the programs are in the cache of the browser. */
async function opening({ server, page }: Side, at: string): Promise<Asked> {
  await page.goto('about:blank');
  return await measured({ server, page }, async () => {
    await comeTo(page, `${server.origin}/desk/${at}`);
  });
}

/** What its presses ask for beside the approval itself. */
async function approving({ server, page }: Pick<Side, 'server' | 'page'>): Promise<Asked> {
  await comeTo(page, `${server.origin}/desk/${MONTH}`);
  await page.waitForLoadState('networkidle');
  const own = { requests: 0, cpuMs: 0, kB: 0 };
  await page.route(APPROVING, async (route) => {
    const before = await server.usedMs();
    const response = await route.fetch();
    own.cpuMs += (await server.usedMs()) - before;
    own.kB += (await response.body()).length / KB;
    own.requests += 1;
    await route.fulfill({ response });
  });
  const all = await measured({ server, page }, async () => {
    await page.getByRole('button', { name: /^Approve \d+ people$/ }).click();
    await expect(page.getByText(/people approved\.$/)).toBeVisible();
  });
  await page.unroute(APPROVING);
  await page.getByRole('button', { name: 'Take all of it back' }).click();
  await expect(page.getByText(/ is taken back\.$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  return {
    requests: all.requests - own.requests,
    cpuMs: all.cpuMs - own.cpuMs,
    kB: all.kB - own.kB,
  };
}

async function measured(
  { server, page }: Pick<Side, 'server' | 'page'>,
  work: () => Promise<void>,
): Promise<Asked> {
  const sizes: Promise<number>[] = [];
  const count = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    if (response.url().includes('/api/'))
      sizes.push(
        response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      );
  };
  page.on('response', count);
  const before = await server.usedMs();
  await work();
  await page.waitForLoadState('networkidle');
  const cpuMs = (await server.usedMs()) - before;
  page.off('response', count);
  const bytes = await Promise.all(sizes);
  return { requests: sizes.length, cpuMs, kB: bytes.reduce((sum, each) => sum + each, 0) / KB };
}

function report(sides: readonly Side[]): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const [first] = sides;
  say(
    `\n| | ${sides.map((_, place) => (place < sides.length - 1 ? 'before' : 'now')).join(' | ')} | ratio of CPU |`,
  );
  for (const name of first?.figures.keys() ?? []) {
    const cells = sides.map(({ figures }) => {
      const all = figures.get(name) ?? [];
      const middle = (read: (asked: Asked) => number) => median(all.map(read));
      return {
        requests: middle(({ requests }) => requests),
        cpuMs: middle(({ cpuMs }) => cpuMs),
        kB: middle(({ kB }) => kB),
      };
    });
    const told = cells.map(
      ({ requests, cpuMs, kB }) => `${requests} requests, ${cpuMs.toFixed(0)} ms, ${kB.toFixed(0)} kB`,
    );
    const ratio = (cells.at(-1)?.cpuMs ?? 0) / (cells[0]?.cpuMs ?? 1);
    say(`| ${name} | ${told.join(' | ')} | ${ratio.toFixed(2)} |`);
  }
}
