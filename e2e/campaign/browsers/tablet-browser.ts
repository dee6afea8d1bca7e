// A tablet that is a real Chromium with a profile of its own on the disk: killed with all its processes, started again, reloaded,
// cut off, opened in a second tab. What the profile keeps is all that a new start has.
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { namedChromium, QUIET_FLAGS } from '../../support/chromium.ts';

export type TabletBrowser = {
  readonly name: string;
  readonly profile: string;
  readonly page: () => Page;
  /** SIGKILL to all its processes at once. */
  readonly kill: () => Promise<void>;
  /** Starts with the same profile at the same address. Nobody helps. */
  readonly start: () => Promise<void>;
  /** Reloads the page while the browser looks for a new version of the app. */
  readonly reload: () => Promise<void>;
  readonly cutOff: (isNow: boolean) => Promise<void>;
  readonly isCutOff: () => boolean;
  readonly inSecondTab: <Result>(work: (page: Page) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

export type TabletBrowserDeps = {
  readonly name: string;
  readonly profile: string;
  readonly origin: string;
  /** Called when a page does not load: until the service worker is in charge, the page comes over the bad line. */
  readonly onLoadFailed: () => void;
};

const LOADS = 20;
const LOADED_AGAIN_AFTER_MS = 500;
const PATIENCE_MS = 30_000;

export async function openTabletBrowser(deps: TabletBrowserDeps): Promise<TabletBrowser> {
  const { name, profile } = deps;
  let isCutOff = false;
  let { context, page } = await launch(deps, isCutOff);
  return {
    name,
    profile,
    page: () => page,
    kill: async () => {
      const gone = new Promise((resolve) => context.once('close', resolve));
      await killProcesses(profile);
      await gone;
    },
    start: async () => {
      ({ context, page } = await launch(deps, isCutOff));
    },
    reload: async () => {
      await Promise.all([lookForUpdate(page), load(deps, () => page.reload({ waitUntil: 'commit' }))]);
    },
    cutOff: async (isNow) => {
      isCutOff = isNow;
      await context.setOffline(isNow);
    },
    isCutOff: () => isCutOff,
    inSecondTab: async (work) => {
      const second = await context.newPage();
      await load(deps, () => second.goto(deps.origin, { waitUntil: 'commit' }));
      const result = await work(second);
      await second.close().catch(() => undefined);
      return result;
    },
    close: () => context.close(),
  };
}

async function launch(
  deps: TabletBrowserDeps,
  isCutOff: boolean,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await chromium.launchPersistentContext(deps.profile, {
    ...namedChromium,
    args: QUIET_FLAGS,
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Atlantic/Reykjavik',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.setOffline(isCutOff);
  const page = context.pages()[0] ?? (await context.newPage());
  await load(deps, () => page.goto(deps.origin, { waitUntil: 'commit' }));
  return { context, page };
}

/** A browser on a wall tries again by itself when its page does not load. */
async function load({ name, onLoadFailed }: TabletBrowserDeps, once: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; attempt <= LOADS; attempt += 1) {
    try {
      await once();
      return;
    } catch (error) {
      if (String(error).includes('has been closed')) throw error;
    }
    onLoadFailed();
    await wait(LOADED_AGAIN_AFTER_MS);
  }
  throw new Error(`The page of ${name} did not load ${LOADS} times.`);
}

/** Its answer is lost with the page that asked. */
async function lookForUpdate(page: Page): Promise<void> {
  const ask = async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  };
  await page.evaluate(ask).catch(() => undefined);
}

/** The browser writes its process id into its profile; its helper processes are in the same group. */
async function killProcesses(profile: string): Promise<void> {
  const lock = await readlink(join(profile, 'SingletonLock'));
  const pid = Number(/-(\d+)$/.exec(lock)?.[1]);
  if (!(pid > 1)) throw new Error(`Which process has ${profile} is not to be seen.`);
  process.kill(-pid, 'SIGKILL');
}
