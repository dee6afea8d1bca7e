// Which Chromium the browser tests drive: the one that is named, one that is installed, or the one Playwright brought.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { NotPossibleHere, root, StepFailed } from './steps.mjs';

const FIREFOX = ['firefox-esr', 'firefox'];
/** All of them; none of them is a browser that anybody has for other work. */
const WEBKIT = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Chromium without what only a window needs: the same engine for a quarter less processor time. */
const WITHOUT_WINDOW = ['chromium-headless-shell'];

/** @throws NotPossibleHere when there is none */
export function findBrowser(names = NAMES) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new StepFailed(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = installed(names) ?? playwrightsOwn();
  if (found !== undefined) return found;
  throw new NotPossibleHere(
    'The browser tests need Chromium, and none was found. Install it (on Debian and Ubuntu: apt-get install -y chromium; ' +
      'elsewhere: npx playwright install chromium), or name one with CHROMIUM_PATH. No test was run.',
  );
}

/**
 * For many stories, where no figure and no picture depends on it.
 * @throws NotPossibleHere when there is none
 */
export const findLightBrowser = () => findBrowser([...WITHOUT_WINDOW, ...NAMES]);

function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

export const hasLibreOffice = () => installed(['soffice']) !== undefined;
/** Whether the scripted punch can drive it here. */
export const hasFirefox = () => installed(FIREFOX) !== undefined;
export const hasWebKit = () => WEBKIT.every((name) => installed([name]) !== undefined);
