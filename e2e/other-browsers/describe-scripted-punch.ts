// The same punches in the other engines, on one tablet: online, without a server, in a second tab, and after the plug was pulled.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, manager, nott, thorunn } from '../support/company.ts';
import { startStimpillServer, type StimpillServer } from '../support/stimpill-server.ts';
import { words } from '../support/words.ts';
import { hasReloaded } from './has-reloaded.ts';
import { isInstalled } from './in-page.ts';
import { called, type Open, type OtherBrowser } from './other-browser.ts';
import { personAt, punchesOffline, punchesOnline, registersTablet } from './person-at.ts';

const say = words.en;
const DAY_MS = 86_400_000;

type Entry = { readonly startAtUtc: string; readonly endAtUtc: string | null };

/** Logs in, and from then on reads as a partner does whether each time entry of a person is still open. */
async function partnersView({
  origin,
}: StimpillServer): Promise<(employeeId: string) => Promise<readonly boolean[]>> {
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(`${origin}/api/v1${path}`, init);
    return ((await response.json()) as { readonly data: unknown }).data;
  };
  const json = { 'Content-Type': 'application/json' };
  const login = await ask('/auth/login', { method: 'POST', headers: json, body: JSON.stringify(manager) });
  const { accessToken } = login as { readonly accessToken: string };
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return async (employeeId) => {
    const now = Date.now();
    // Midnight may have passed since the punch.
    const days = { startDate: dayOf(now - DAY_MS), endDate: dayOf(now) };
    const query = new URLSearchParams({ employeeId, ...days });
    const path = `/companies/${company.id}/time-entries?${query.toString()}`;
    const read = await ask(path, { headers: { Authorization: `Bearer ${accessToken}` } });
    return (read as { readonly entries: readonly Entry[] }).entries.map(({ endAtUtc }) => endAtUtc === null);
  };
}

/** @param storage what the check of set-up says of how this browser protects what is stored */
export function describeScriptedPunch(name: string, open: Open, storage: string): void {
  describe(name, () => {
    let server: StimpillServer;
    let profile: string;
    let browser: OtherBrowser | undefined;

    beforeEach(async () => {
      profile = await mkdtemp(join(tmpdir(), 'stimpill-browser-'));
      server = await startStimpillServer(fileURLToPath(new URL('../support/company.yaml', import.meta.url)));
    });
    afterEach(async () => {
      await browser?.close();
      await server.remove();
      // Processes of the browser may still write into it for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    });

    it('punches online, without a server and in two tabs, and after the plug was pulled hands over each punch once', async () => {
      browser = await open(profile);
      const page = browser.firstPage;
      const person = personAt(page);
      await page.goto(server.origin);
      await registersTablet(person, manager, storage);
      await hasReloaded(page);
      await person.presses(say.touchToPunch);
      await punchesOnline(person, nott);
      await person.presses(say.close);
      expect(await page.evaluate(called(isInstalled, null))).toBe(true);

      await server.stop();
      await page.reload();
      await person.presses(say.touchToPunch);
      await punchesOffline(person, nott);
      const secondTab = await browser.newTab();
      const other = personAt(secondTab);
      await secondTab.goto(server.origin);
      await other.presses(say.touchToPunch);
      await punchesOffline(other, thorunn);

      await browser.close();
      browser = await open(profile);
      const again = browser.firstPage;
      await again.goto(server.origin);
      await personAt(again).presses(say.touchToPunch);
      await personAt(again).sees(say.waitingPunches({ punches: 2 }));
      await (await browser.newTab()).goto(server.origin);
      await server.startAgain();
      const areOpen = await partnersView(server);
      await expect.poll(() => areOpen(nott.id), { timeout: 60_000 }).toEqual([false]);
      await expect.poll(() => areOpen(thorunn.id), { timeout: 60_000 }).toEqual([true]);
    });
  });
}
