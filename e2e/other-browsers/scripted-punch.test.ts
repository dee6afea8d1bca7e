// The same punches in the other engines: registered and punched online, opened and punched without a server, handed over later.
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, manager, nott } from '../support/company.ts';
import { startStimpillServer, type StimpillServer } from '../support/stimpill-server.ts';
import { firefoxPath, openFirefox } from './firefox.ts';
import { fill, isInstalled, press, see, waysToThisPage } from './in-page.ts';
import { called, type OtherBrowser } from './other-browser.ts';
import { openWebKit, webKitPaths } from './webkit.ts';

const REACTION_MS = 400;

const [firefox, webKit] = [firefoxPath(), webKitPaths()];
const browsers: readonly (readonly [string, () => Promise<OtherBrowser>])[] = [
  ...(firefox === undefined ? [] : [['Firefox', () => openFirefox(firefox)] as const]),
  ...(webKit === undefined ? [] : [['WebKit', () => openWebKit(webKit)] as const]),
];

let server: StimpillServer;

beforeEach(async () => {
  server = await startStimpillServer(fileURLToPath(new URL('../support/company.yaml', import.meta.url)));
});
afterEach(() => server.remove());

function personAt({ evaluate }: OtherBrowser) {
  const presses = (name: string) => evaluate(called(press, { name, reactionMs: REACTION_MS }));
  const types = (label: string, value = '') => evaluate(called(fill, { label, value }));
  const sees = (text: string) => evaluate(called(see, { text }));
  const entersPin = async () => {
    for (const [index, digit] of Array.from(nott.pin).entries())
      await evaluate(called(press, { name: digit, reactionMs: index === 0 ? REACTION_MS : 0 }));
  };
  const wakes = () => presses('Touch to clock in or out');
  return { presses, types, sees, entersPin, wakes };
}

async function registersTablet({ presses, types, sees }: ReturnType<typeof personAt>): Promise<void> {
  await presses('English');
  await sees('The server answers');
  await presses('Next');
  await types('Name of this tablet', 'Front door');
  await types('Full names');
  await presses('Next');
  await types('E-mail', manager.email);
  await types('Password', manager.password);
  await presses('Register this tablet');
  await presses('Start');
}

/** A tablet that was set up opens anew, as its punch clock. */
async function hasReloaded({ evaluate }: OtherBrowser): Promise<void> {
  const waysHere = () => evaluate(called(waysToThisPage, null)).catch(() => []);
  await expect.poll(waysHere, { timeout: 20_000 }).toEqual(['reload']);
}

type Entry = { readonly startAtUtc: string; readonly endAtUtc: string | null };

/** Logs in, and from then on reads the time entries of the person as a partner does. */
async function partnersView(): Promise<() => Promise<readonly Entry[]>> {
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(`${server.origin}/api/v1${path}`, init);
    return ((await response.json()) as { readonly data: unknown }).data;
  };
  const json = { 'Content-Type': 'application/json' };
  const login = await ask('/auth/login', { method: 'POST', headers: json, body: JSON.stringify(manager) });
  const { accessToken } = login as { readonly accessToken: string };
  const today = new Date().toISOString().slice(0, 10);
  const query = new URLSearchParams({ employeeId: nott.id, startDate: today, endDate: today });
  const path = `/companies/${company.id}/time-entries?${query.toString()}`;
  return async () => {
    const read = await ask(path, { headers: { Authorization: `Bearer ${accessToken}` } });
    return (read as { readonly entries: readonly Entry[] }).entries;
  };
}

describe.each(browsers)('%s', (_, open) => {
  let browser: OtherBrowser;

  beforeEach(async () => {
    browser = await open();
  });
  afterEach(() => browser.close());

  it('punches online, then without a server, and hands over what it kept', async () => {
    const person = personAt(browser);
    await browser.goto(server.origin);
    await registersTablet(person);
    await hasReloaded(browser);
    await person.wakes();
    await person.presses(nott.name);
    await person.entersPin();
    await person.sees('Confirmed by the server');
    await person.presses('Close');
    expect(await browser.evaluate(called(isInstalled, null))).toBe(true);

    await server.stop();
    await browser.reload();
    await person.wakes();
    await person.presses(nott.name);
    await person.entersPin();
    await person.sees('once more');
    await person.entersPin();
    await person.sees('Saved on this tablet');
    await browser.reload();
    await person.wakes();
    await person.sees('1 punch waits');

    await server.startAgain();
    const entries = await partnersView();
    await expect
      .poll(async () => (await entries()).map(({ endAtUtc }) => endAtUtc === null), { timeout: 60_000 })
      .toEqual([false]);
  });
});
