// npm run test:compose: what docs/operations.md says of Docker Compose, said to a real Docker: the image is built, Caddy gets its certificate from an
// authority, people punch, processes are killed, and everything is taken down and up again; on SQLite, and on PostgreSQL.
import './check-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { haveImages } from './compose/images.mjs';
import { startOwnDocker } from './compose/own-docker.mjs';
import { composeOf, DOMAIN } from './compose/running-compose.mjs';
import { isKept, managerIn, punch } from './container/demo-punch.mjs';
import { demand, say } from './container/programs.mjs';
import { check, endChecks, freePort } from './guarantees.mjs';
import { copySources } from './sources.mjs';
import { command } from './steps.mjs';

const FOLDER = join(tmpdir(), 'stimpill-compose');
const FILES = { SQLite: ['compose.yaml'], PostgreSQL: ['compose.yaml', 'compose.postgresql.yaml'] };
const LONGEST_END_MS = 20_000;
const LONGEST_OUTAGE_MS = 60_000;
/** The server looks every ten seconds whether a backup is due. */
const LONGEST_BACKUP_MS = 60_000;

await command(async () => {
  demand(['debootstrap', 'unshare', 'git']);
  mkdirSync(FOLDER, { recursive: true });
  const own = await startOwnDocker(FOLDER);
  try {
    await lookAtVersions(own);
    rmSync(join(own.root, 'stimpill'), { recursive: true, force: true });
    await copySources(join(own.root, 'stimpill'));
    await tryFirstRun(own);
    await tryEngine(own, 'SQLite');
    await tryEngine(own, 'PostgreSQL');
  } finally {
    await own.stop();
  }
  endChecks();
});

async function lookAtVersions(own) {
  const server = await own.docker(['version', '--format', '{{.Server.Version}}']);
  const compose = await own.docker(['compose', 'version', '--short']);
  console.log(`       Docker ${server.output.trim()}, Compose ${compose.output.trim()}`);
  const standIns = await haveImages(own);
  console.log(`       stand-ins in place of official images: ${standIns.join(', ') || 'none'}`);
}

/** A company on a Sunday evening: nothing but the lines of the docs. */
async function tryFirstRun(own) {
  const project = composeOf(own, FILES.SQLite, await ports(), { demo: false });
  await project.compose(['down', '--volumes', '--timeout', '0']);
  try {
    const startedAt = performance.now();
    await project.up('--build');
    check('it is built and up', true, `${Math.round((performance.now() - startedAt) / 1_000)} s`);
    const { output } = await project.compose(['logs', 'stimpill']);
    const link = new RegExp(`https://${DOMAIN}(/desk/\\S+)`).exec(output)?.[1];
    check('the log has the link of the first run, at the name that people type', link !== undefined);
    check('the link opens over HTTPS', (await project.ask(link ?? '/missing')).status === 200);
  } finally {
    await project.compose(['down', '--volumes']);
  }
}

async function tryEngine(own, engine) {
  say(`On ${engine}`);
  const project = composeOf(own, FILES[engine], await ports(), { demo: true });
  try {
    await project.up();
    await lookInside(project);
    project.manager = managerIn((await project.compose(['logs', 'stimpill'])).output);
    const punches = [await punch(project)];
    check('a punch over HTTPS is stored', await isKept(project, punches[0]));
    if (engine === 'SQLite') await lookAtBackups(project);
    for (const service of ['stimpill', ...(engine === 'SQLite' ? [] : ['postgresql'])])
      punches.push(await surviveKill(project, service, punches));
    await surviveNewContainers(project, punches);
  } finally {
    await project.compose(['down', '--volumes']);
  }
}

async function lookInside({ ask, inspect, stimpill }) {
  const kiosk = await ask('/');
  check('the kiosk is there, under a certificate that Caddy got from the authority', kiosk.status === 200);
  check('with the headers of security', kiosk.headers['content-security-policy']?.includes('trusted-types'));
  const confined = await inspect(
    'stimpill',
    '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.Config.User}}',
  );
  check(
    'its root is read-only, without capabilities, as no root',
    confined === 'true [ALL] 10001:10001',
    confined,
  );
  const doctor = await stimpill('doctor');
  check('the doctor finds no fault', doctor.code === 0, doctor.output.match(/^fault.*/m)?.[0] ?? '');
}

async function lookAtBackups({ compose }) {
  const until = performance.now() + LONGEST_BACKUP_MS;
  const isThere = async () =>
    /^stimpill-[\dTZ-]+\.sqlite$/m.test((await compose(['exec', '-T', 'stimpill', 'ls', '/backups'])).output);
  while (!(await isThere()) && performance.now() < until) await wait(1_000);
  check('it makes a backup by itself', await isThere());
}

async function surviveKill(project, service, punches) {
  const before = await project.inspect(service, '{{.State.Pid}}');
  await project.kill(service);
  const startedAt = performance.now();
  while ([before, '0'].includes(await project.inspect(service, '{{.State.Pid}}'))) await wait(100);
  const after = await untilTaken(project, startedAt + LONGEST_OUTAGE_MS);
  check(
    `when ${service} is killed, Docker starts it again, and punches are taken`,
    await isKept(project, after),
    `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`,
  );
  check('those before it are there', await areKept(project, punches));
  return after;
}

/** As a tablet does that is told to try again. */
async function untilTaken(project, until) {
  for (;;) {
    try {
      return await punch(project);
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(200);
    }
  }
}

async function surviveNewContainers(project, punches) {
  const startedAt = performance.now();
  await project.compose(['stop', 'stimpill']);
  const tookMs = performance.now() - startedAt;
  const exitCode = await project.inspect('stimpill', '{{.State.ExitCode}}');
  check('it ends within its grace', exitCode === '0' && tookMs < LONGEST_END_MS, `exit code ${exitCode}`);
  await project.compose(['down']);
  await project.up();
  check(
    'taken down and up again, every punch is there',
    await areKept(project, punches),
    `${punches.length}`,
  );
}

async function areKept(project, punches) {
  for (const punched of punches) if (!(await isKept(project, punched))) return false;
  return true;
}

async function ports() {
  return { https: await freePort(), http: await freePort(), authority: await freePort() };
}
