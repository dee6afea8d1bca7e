// Not part of the tests: `npm run ten-tasks` does each of ten tasks at the desk as a person does it, and counts touches and keys. Each begins at the
// page of today. With BEFORE=FOLDER also at the build of an earlier checkout, whose ways to the same end may be others.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser } from '@playwright/test';
import { owner } from '../support/company.ts';
import { comeTo, signInAtDesk } from '../support/desk.ts';
import { handAt, type Counted } from '../support/hand.ts';
import { OURS, startMeasuredServer } from '../support/measured-server.ts';
import { MORNING, prepareMorning, tenTasksFile, YESTERDAY } from '../support/ten-tasks-company.ts';
import { test } from '../support/test.ts';
import { EARLIER, TASKS, type Task } from './tasks.ts';

const SIGN_IN_SIZE = { width: 1280, height: 800 };
const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  laptop: { viewport: SIGN_IN_SIZE, hasTouch: false },
} as const;

type Side = { readonly name: string; readonly root: string; readonly tasks: readonly Task[] };

const before = process.env['BEFORE'] ?? '';
const SIDES: readonly Side[] = [
  ...(before === '' ? [] : [{ name: 'before', root: before, tasks: withEarlier() }]),
  { name: 'now', root: OURS, tasks: TASKS },
];

function withEarlier(): readonly Task[] {
  return TASKS.map((task) => ({ ...task, does: EARLIER[task.name] ?? task.does }));
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A task that cannot be done leaves the others to be counted. */
const failures: string[] = [];

test('the ten tasks', async ({ browser }) => {
  const table = new Map<string, string[]>();
  const columns: string[] = [];
  for (const side of SIDES)
    for (const [name, size] of Object.entries(SIZES)) {
      columns.push(`${side.name}, ${name}`);
      const counted = await doAll(browser, side, size);
      say(`${columns.at(-1)}: ${JSON.stringify([...counted])}`);
      for (const { name: task } of TASKS) {
        const done = counted.get(task);
        table.set(task, [...(table.get(task) ?? []), done ? `${done.taps} + ${done.letters}` : 'failed']);
      }
    }
  say(`\n| touches + keys | ${columns.join(' | ')} |`);
  say(`| --- |${columns.map(() => ' ---: |').join('')}`);
  for (const [task, cells] of table) say(`| ${task} | ${cells.join(' | ')} |`);
  expect(failures).toEqual([]);
});

/** All of them at one server, one after the other. */
async function doAll(
  browser: Browser,
  { root, tasks }: Side,
  { viewport, hasTouch }: (typeof SIZES)[keyof typeof SIZES],
): Promise<ReadonlyMap<string, Counted>> {
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-tasks-'));
  const companyFile = join(folder, 'company.yaml');
  await writeFile(companyFile, await tenTasksFile());
  const server = await startMeasuredServer({ root, companyFile, databaseUrl: '', now: YESTERDAY });
  await prepareMorning(browser, server);
  const counted = new Map<string, Counted>();
  for (const { name, person = owner, does } of tasks) {
    const context = await browser.newContext({ viewport: SIGN_IN_SIZE, hasTouch, acceptDownloads: true });
    const page = await context.newPage();
    await page.clock.setFixedTime(MORNING);
    await signInAtDesk(page, server, { person, at: 'account' });
    await page.setViewportSize(viewport);
    await comeTo(page, `${server.origin}/desk/today`);
    const hand = handAt(page);
    await does({ page, hand }).then(
      () => counted.set(name, hand.counted()),
      (error: unknown) => failures.push(`${name}, ${viewport.width} px, ${root}: ${String(error)}`),
    );
    await context.close();
  }
  await server.remove();
  await rm(folder, { recursive: true });
  return counted;
}
