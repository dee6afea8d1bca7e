// What a story starts from: a server of its own, a tablet that is registered there, a partner. Servers follow each other in one process of
// each worker, unless a story stops its own.
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { manager, type Person } from './company.ts';
import { aPartner, type Partner } from './partner.ts';
import { peoplePage } from './pages/people-page.ts';
import { pinPage } from './pages/pin-page.ts';
import { punchPage } from './pages/punch-page.ts';
import { setUpTablet } from './pages/set-up-page.ts';
import { collectRefused } from './refused-by-policy.ts';
import { serversInTurn, type ServersInTurn } from './servers-in-turn.ts';
import { startStimpillServer, type StimpillServer } from './stimpill-server.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export type Kiosk = {
  readonly page: Page;
  readonly people: ReturnType<typeof peoplePage>;
  readonly pin: ReturnType<typeof pinPage>;
  readonly punch: ReturnType<typeof punchPage>;
  /** Wakes the tablet, finds the name, types the PIN. */
  readonly comeAndPunch: (person: Person) => Promise<void>;
};

type Fixtures = {
  /** Which company the server of these stories has; one of the files beside this one. */
  readonly companyFile: string;
  /** What the clock of the server is set to before the tablet is registered; null leaves it as it is. */
  readonly dayBegins: string | null;
  /** Whether the story stops its server or starts it again, which then is a process of its own. */
  readonly stopsServer: boolean;
  /** Of each story alone, so that no story meets what another has left behind. */
  readonly server: StimpillServer;
  readonly kiosk: Kiosk;
  readonly partner: Partner;
};

export const test = base.extend<Fixtures, { readonly servers: ServersInTurn }>({
  companyFile: ['company.yaml', { option: true }],
  dayBegins: ['2026-03-01T06:00:00.000Z', { option: true }],

  stopsServer: [false, { option: true }],

  servers: [
    async ({ playwright: _ }, use) => {
      const servers = serversInTurn();
      await use(servers);
      servers.end();
    },
    { scope: 'worker' },
  ],

  server: async ({ companyFile, stopsServer, servers }, use) => {
    const start = stopsServer ? startStimpillServer : servers.start;
    const server = await start(fileOf(companyFile));
    await use(server);
    await server.remove();
  },

  // Whatever a story is about, nothing of it is refused by the content security policy.
  context: async ({ context }, use) => {
    const refused = collectRefused(context);
    await use(context);
    expect(refused).toEqual([]);
  },

  kiosk: async ({ browser, server, dayBegins }, use, testInfo) => {
    const { viewport } = testInfo.project.use;
    // Each story registers a tablet of its own, because the key it signs with cannot be copied into another browser; and before its
    // day begins, because nothing can have been signed earlier.
    if (dayBegins !== null) await server.moveClockTo(dayBegins);
    const context = await browser.newContext({ viewport: viewport ?? null, hasTouch: true });
    const refused = collectRefused(context);
    const page = await context.newPage();
    await setUpTablet(page, server.origin, manager);
    await use(kioskOf(page));
    await context.close();
    expect(refused).toEqual([]);
  },

  partner: async ({ request, server }, use) => {
    await use(await aPartner(request, server.origin, manager));
  },
});

function kioskOf(page: Page): Kiosk {
  const people = peoplePage(page);
  const pin = pinPage(page);
  return {
    page,
    people,
    pin,
    punch: punchPage(page),
    comeAndPunch: async (person) => {
      await people.wake();
      await people.choose(person.name);
      await pin.enter(person.pin);
    },
  };
}
