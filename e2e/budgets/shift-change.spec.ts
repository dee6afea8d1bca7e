// Forty people in a row on a processor that is four times slower, and for some of them the server is silent. What counts is the time
// from the touch on a name until the receipt stands, without the moments in which a person looks and reaches.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { median, percentile95, slowDown, tell } from '../support/budgets.ts';
import { manager, type Person } from '../support/company.ts';
import { peoplePage } from '../support/pages/people-page.ts';
import { pinPage } from '../support/pages/pin-page.ts';
import { setUpTablet } from '../support/pages/set-up-page.ts';
import { aPartner } from '../support/partner.ts';
import { SHIFT_COMPANY, shiftCompanyFile, shiftPeople } from '../support/shift-company.ts';
import { startStimpillServer } from '../support/stimpill-server.ts';
import { words } from '../support/words.ts';

const PEOPLE = 40;
/** Their requests leave and are never answered. */
const SILENT = new Set([9, 19, 29]);
const REACTION_MS = 350;
const ANY_CALL = /\/api\//;

type Visit = { readonly isSilent: boolean; readonly isAfterSilent: boolean; readonly tookMs: number };

/** Looks, reaches and touches; only the looking and reaching is taken out of the time. */
function aPersonAt(page: Page) {
  let paused = 0;
  return {
    touch: async (name: string | RegExp) => {
      const target = page.getByRole('button', { name, exact: typeof name === 'string' }).last();
      await target.waitFor();
      const from = performance.now();
      await page.waitForTimeout(REACTION_MS);
      paused += performance.now() - from;
      await target.click();
    },
    takePauses: () => {
      const taken = paused;
      paused = 0;
      return taken;
    },
  };
}

async function visit(page: Page, person: Person): Promise<number> {
  const pin = pinPage(page);
  const hand = aPersonAt(page);
  const once = page.getByText(words.en.pinOnceMore).first();
  const receipt = page.getByRole('heading', { level: 1, name: /^In \d\d:\d\d/ });
  const enter = async () => {
    await hand.touch(person.pin.charAt(0));
    for (const digit of person.pin.slice(1))
      await pin.pad.getByRole('button', { name: digit, exact: true }).click();
  };
  const tile = peoplePage(page).tile(person.name);
  await tile.waitFor();
  await page.waitForTimeout(REACTION_MS);
  const began = performance.now();
  await tile.click();
  await enter();
  await once.or(receipt).first().waitFor();
  if (await once.isVisible()) await enter();
  await receipt.waitFor();
  const took = performance.now() - began - hand.takePauses();
  await hand.touch(words.en.close);
  await peoplePage(page).list.waitFor();
  return took;
}

test('forty people at a shift change', async ({ browser, request }) => {
  const people = shiftPeople(PEOPLE);
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-shift-'));
  const file = join(folder, 'company.json');
  await writeFile(file, shiftCompanyFile(people));
  const server = await startStimpillServer(file);
  const page = await (await browser.newContext({ hasTouch: true })).newPage();
  await setUpTablet(page, server.origin, manager);
  await peoplePage(page).wake();
  await slowDown(page);
  const date = new Date().toISOString().slice(0, 10);
  const today = [date, date] as const;
  const visits: Visit[] = [];

  for (const [place, person] of people.entries()) {
    const isSilent = SILENT.has(place);
    if (isSilent) await page.route(ANY_CALL, () => undefined);
    const tookMs = await visit(page, person);
    if (isSilent) await page.unroute(ANY_CALL);
    visits.push({ isSilent, isAfterSilent: SILENT.has(place - 1), tookMs });
  }

  const times = visits.map(({ tookMs }) => tookMs);
  tell('shiftChangeMedian', median(times));
  tell('shiftChange95', percentile95(times));
  tell('afterSilentNetwork', Math.max(...visits.flatMap((one) => (one.isAfterSilent ? [one.tookMs] : []))));
  const partner = await aPartner(request, server.origin, manager, SHIFT_COMPANY);
  for (const { id } of people) {
    const entries = async () => (await partner.timesheetOf(id, ...today)).entries.length;
    await expect.poll(entries, { timeout: 60_000 }).toBe(1);
  }
  await page.context().close();
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});
