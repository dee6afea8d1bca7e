// Not part of the tests: `npm run budgets -- desk` measures the tables of 500 people at the desk on a processor that is four times slower.
import { expect, type Page } from '@playwright/test';
import { median, slowDown } from '../support/budgets.ts';
import { owner } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { manyHours } from '../support/many-hours.ts';
import { manyPeople } from '../support/many-people.ts';
import { test } from '../support/test.ts';

const PEOPLE = 500;
const ROUNDS = 3;
const WHEEL_PX = 400;
/** Milliseconds. */
const AIMS = { firstRows: 1_000, scroll: 100, search: 300 } as const;

function tell(what: keyof typeof AIMS, milliseconds: number): void {
  process.stdout.write(`${what.padEnd(12)} ${milliseconds.toFixed(0).padStart(6)} ms   aim ${AIMS[what]}\n`);
  expect.soft(milliseconds, what).toBeLessThanOrEqual(AIMS[what]);
}

/** The longest task of the page while something is done. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await work();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}

/** From the answer with the data to the picture with its rows, the middle of some rounds. */
async function firstRowsAt(page: Page, address: string, answer: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address);
    await page.getByRole('rowheader').first().waitFor();
    rounds.push(
      await page.evaluate(async (path) => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const last = asked.filter(({ name }) => new URL(name).pathname.endsWith(path)).at(-1);
        return performance.now() - (last?.responseEnd ?? 0);
      }, answer),
    );
  }
  return median(rounds);
}

/** The longest task while the wheel is turned over the rows. */
function turnTheWheel(page: Page): Promise<number> {
  return longestTask(page, async () => {
    await page.mouse.move(640, 500);
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, turn < 50 ? WHEEL_PX : -WHEEL_PX);
      await page.waitForTimeout(16);
    }
  });
}

async function measureAll(page: Page, address: string, answer: string): Promise<void> {
  await slowDown(page);
  tell('firstRows', await firstRowsAt(page, address, answer));
  tell('scroll', await turnTheWheel(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  const search = page.getByRole('searchbox');
  tell('search', await longestTask(page, () => search.pressSequentially('Prof 4', { delay: 120 })));
}

test('a table of 500 people', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await manyPeople(page, PEOPLE);
  await measureAll(page, `${server.origin}/desk/people`, '/people');
});

test('a grid of 500 people and 31 days', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await manyHours(page, PEOPLE);
  await measureAll(page, `${server.origin}/desk/timesheets?from=2026-03-01`, '/timesheet-grid');
});
