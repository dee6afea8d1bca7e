// npm run test:dev: `npm run dev` as a developer meets it, in a copy of the sources: it starts, changes are seen, it ends with all that it started.
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, endChecks } from './guarantees.mjs';
import { copySources } from './sources.mjs';
import { command, ensureInstalled, root, StepFailed } from './steps.mjs';

const { WebSocket } = createRequire(join(root, 'e2e/package.json'))('ws');
const PATIENCE_MS = 120_000;
const OWNER = { email: 'eigandi@kaffihusnordur.example', password: 'demo-eigandi-kaffi' };
const DEMO_COMPANY = '96ed5da1-7e5f-8f66-b81d-b40482c270f8';

await command(async () => {
  await ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-dev-'));
  const copy = join(folder, 'stimpill');
  try {
    await copySources(copy);
    linkPackages(copy);
    await develop(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  endChecks();
});

async function develop(copy) {
  const dev = start(copy);
  try {
    const origin = await dev.printed(/Desk +(http:\S+)\/desk\//);
    await seesPages(origin);
    await seesChangesOfPages(origin, copy);
    await seesChangesOfServer(origin, copy);
    await endsWhole(dev, origin);
  } finally {
    dev.child.kill('SIGKILL');
  }
}

/** What is installed, without what vite has kept of it. */
function linkPackages(copy) {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of [...workspacesIn('apps'), ...workspacesIn('packages')]) {
    const installed = join(root, folder, 'node_modules');
    const filter = (path) => !path.includes('.vite');
    cpSync(installed, join(copy, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
  }
}

function workspacesIn(folder) {
  return readdirSync(join(root, folder)).map((name) => join(folder, name));
}

async function seesPages(origin) {
  for (const page of ['/desk/', '/desk/today', '/me/', '/']) {
    const answer = await fetch(origin + page);
    const html = await answer.text();
    check(`${page} is served by vite`, answer.status === 200 && html.includes('/@vite/client'));
    const policy = answer.headers.get('content-security-policy') ?? '';
    check(`${page} has the policy with Trusted Types`, policy.includes("require-trusted-types-for 'script'"));
  }
  const health = await fetch(`${origin}/api/v1/health`);
  const policy = health.headers.get('content-security-policy') ?? '';
  check('the API answers at the same address', health.status === 200, String(health.status));
  check('the server itself has the policy of production', !/nonce|ws:/.test(policy) && policy !== '', policy);
}

async function seesChangesOfPages(origin, copy) {
  const icon = join(copy, 'packages/ui/src/icon.tsx');
  for (const [what, base, module, file] of [
    ['a change of the desk', '/desk/', 'src/ui/button.tsx', join(copy, 'apps/desk/src/ui/button.tsx')],
    ['a change of the own page', '/me/', 'src/ui/button.tsx', join(copy, 'apps/own/src/ui/button.tsx')],
    ['a change of the kiosk', '/', 'src/ui/button.tsx', join(copy, 'apps/kiosk/src/ui/button.tsx')],
    ['a change of a package', '/', `@fs${icon}`, icon],
  ]) {
    await fetch(origin + base + module);
    const { news, close } = await listenTo(origin.replace('http', 'ws') + base);
    change(file, (text) => `${text}\n// changed\n`);
    check(`${what} reaches its page over the websocket`, await news(({ type }) => type === 'update'));
    close();
  }
}

async function seesChangesOfServer(origin, copy) {
  const { data } = await readBalances(origin);
  check('what is counted of a whole company is counted', data.employees.length > 0);
  change(join(copy, 'apps/server/src/company-worker.ts'), (text) =>
    text.replace('writeAnswer(data)', 'writeAnswer({ changed: true })'),
  );
  check(
    'a changed thread answers as it was changed',
    await comes(async () => (await readBalances(origin)).data.changed),
  );

  const contract = join(copy, 'packages/api-types/src/openapi/public-api-info.ts');
  const title = async () => (await (await fetch(`${origin}/api/v1/openapi.json`)).json()).info.title;
  const before = await title();
  change(contract, (text) => text.replace(before, 'Changed'));
  check('a change of a package reaches the server', await comes(async () => (await title()) === 'Changed'));

  const clock = join(copy, 'apps/server/src/clock.ts');
  const sound = readFileSync(clock, 'utf8');
  const health = async () => (await fetch(`${origin}/api/v1/health`)).status;
  writeFileSync(clock, 'this is no program');
  check('a server that cannot start is said to be down', await comes(async () => (await health()) === 503));
  writeFileSync(clock, sound);
  check('it comes back with the next change', await comes(async () => (await health()) === 200));
}

async function endsWhole({ child, ended, childrenOf }, origin) {
  const children = childrenOf();
  check('the server is a process of its own', children.length > 0);
  child.kill('SIGINT');
  check('Ctrl+C ends it in order', (await ended) === 0, String(await ended));
  check(
    'nothing that it started is left',
    children.every((pid) => !isAlive(pid)),
    children.join(' '),
  );
  check(
    'nobody answers at the address any more',
    await fetch(origin).then(
      () => false,
      () => true,
    ),
  );
}

function start(copy) {
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => code);
  const printed = async (pattern) => {
    await comes(() => pattern.test(output) || child.exitCode !== null);
    const found = pattern.exec(output);
    if (found === null) throw new StepFailed(`It did not start:\n${output}`);
    return found[1];
  };
  const childrenOf = () =>
    readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === child.pid)
      .map(Number);
  return { child, ended, printed, childrenOf };
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function change(file, how) {
  const before = readFileSync(file, 'utf8');
  const after = how(before);
  if (after === before) throw new StepFailed(`There is nothing to change in ${file}.`);
  writeFileSync(file, after);
}

/** What vite tells a page of the app below this address. */
async function listenTo(address) {
  const socket = new WebSocket(address, 'vite-hmr');
  const heard = [];
  socket.on('message', (text) => heard.push(JSON.parse(text)));
  await once(socket, 'open');
  return { news: (isIt) => comes(() => heard.some(isIt)), close: () => socket.close() };
}

/** Asks, as the owner of the demo, for what is counted of everybody. */
async function readBalances(origin) {
  const { data } = await post(`${origin}/api/v1/auth/login`, OWNER);
  const answer = await fetch(`${origin}/api/v1/companies/${DEMO_COMPANY}/absence-balances-summary`, {
    headers: { Authorization: `Bearer ${data.accessToken}` },
  });
  return answer.json();
}

async function post(url, body) {
  const answer = await fetch(url, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'Content-Type': 'application/json' },
  });
  return answer.json();
}

/** @returns whether it came to be */
async function comes(isThere) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (await Promise.resolve(isThere()).catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
