// WebKitGTK over W3C WebDriver, on a screen of its own that nobody sees. It is not Safari on an iPad, but its engine.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installed, type OtherBrowser, type OtherPage } from './other-browser.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
const LONGEST_SCRIPT_MS = 60_000;
/** Safari has them; WebKitGTK has them and leaves them off. */
export const OF_SAFARI = ['StorageAPI', 'StorageAPIEstimate', 'FileSystem'];

export async function openWebKit(profile: string, features: readonly string[]): Promise<OtherBrowser> {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const driver = spawn(
    installed('dbus-run-session'),
    ['--', installed('WebKitWebDriver'), `--port=${port}`],
    {
      env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
      // The bus passes no signal on, so the driver is ended with everything it started.
      detached: true,
    },
  );
  const root = `http://127.0.0.1:${port}`;
  await untilReady(root, driver);
  const options = { binary: WINDOW, args: [profile, ...features] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await ask('POST', `${root}/session`, { capabilities })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: LONGEST_SCRIPT_MS, pageLoad: LONGEST_SCRIPT_MS });
  return {
    firstPage: pageOf(session, (await ask('GET', `${session}/window`)) as string),
    newTab: async () => {
      const { handle } = (await ask('POST', `${session}/window/new`, { type: 'tab' })) as { handle: string };
      return pageOf(session, handle);
    },
    close: async () => {
      await end(driver, -1);
      await end(screen, 1);
    },
  };
}

async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    installed('Xvfb'),
    ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const tells = screen.stdio[3];
  if (!(tells instanceof Readable)) throw new Error('The screen has no number.');
  const [display] = (await once(tells, 'data')) as [Buffer];
  return { screen, display: `:${display.toString().trim()}` };
}

/** A driver speaks with one page at a time, so each word begins with which. */
function pageOf(session: string, handle: string): OtherPage {
  const here = async (path: string, body: object) => {
    await ask('POST', `${session}/window`, { handle });
    return ask('POST', `${session}/${path}`, body);
  };
  return {
    goto: async (url) => {
      await here('url', { url });
    },
    reload: async () => {
      await here('refresh', {});
    },
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await here('execute/async', { script, args: [] })) as {
        readonly value?: unknown;
        readonly error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
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
    // A browser that answers nothing ends the test, which then says so.
    signal: AbortSignal.timeout(2 * LONGEST_SCRIPT_MS),
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

/** As when the plug is pulled. @param group -1 ends everything that the process started as well */
async function end(child: ChildProcess, group: 1 | -1): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(child.pid * group, 'SIGKILL');
  await once(child, 'exit');
}
