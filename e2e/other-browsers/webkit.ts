// WebKitGTK over W3C WebDriver, on a screen of its own that nobody sees. It is not Safari on an iPad, but its engine.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { installed, type OtherBrowser } from './other-browser.ts';

const LIBRARIES = '/usr/lib';
const VERSIONS = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];
const LONGEST_SCRIPT_MS = 60_000;

export type WebKitPaths = Readonly<Record<'driver' | 'screen' | 'bus' | 'browser', string>>;

/** All four programs that it takes, or nothing. */
export function webKitPaths(): WebKitPaths | undefined {
  const driver = installed('WebKitWebDriver');
  const screen = installed('Xvfb');
  const bus = installed('dbus-run-session');
  const browser = miniBrowser();
  if (driver === undefined || screen === undefined || bus === undefined || browser === undefined)
    return undefined;
  return { driver, screen, bus, browser };
}

function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((machine) => VERSIONS.map((version) => join(LIBRARIES, machine, version, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

export async function openWebKit(paths: WebKitPaths): Promise<OtherBrowser> {
  const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const tells = screen.stdio[3];
  if (!(tells instanceof Readable)) throw new Error('The screen has no number.');
  const [display] = (await once(tells, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(paths.bus, ['--', paths.driver, `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
    // The bus passes no signal on, so the driver is ended with everything it started.
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  await untilReady(root, driver);
  const options = { binary: paths.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await ask('POST', `${root}/session`, { capabilities })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: LONGEST_SCRIPT_MS, pageLoad: LONGEST_SCRIPT_MS });
  return {
    goto: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    reload: async () => {
      await ask('POST', `${session}/refresh`, {});
    },
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await ask('POST', `${session}/execute/async`, { script, args: [] })) as {
        readonly value?: unknown;
        readonly error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    close: async () => {
      await ask('DELETE', session);
      await end(driver, -1);
      await end(screen, 1);
    },
  };
}

async function untilReady(root: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await ask('GET', `${root}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver ended before it listened.');
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @param group -1 ends everything that the process started as well */
async function end(child: ChildProcess, group: 1 | -1): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(child.pid * group, 'SIGTERM');
  await once(child, 'exit');
}
