// Caddy in front of a container, with deploy/Caddyfile as it stands. For localhost Caddy is its own authority.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { root, StepFailed } from '../steps.mjs';
import { askTls } from './ask-tls.mjs';

const LOOKS = 200;
const LOOK_EVERY_MS = 100;
const AUTHORITY = 'caddy/pki/authorities/local/root.crt';

/** @param ports of HTTPS, of plain HTTP, and of the server behind it */
export async function startCaddy({ https, http, upstream }) {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-caddy-'));
  const config = join(folder, 'Caddyfile');
  const ours = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  writeFileSync(config, `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n}\n${ours}`);
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...env, DOMAIN: `localhost:${https}`, UPSTREAM: `127.0.0.1:${upstream}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  return {
    get: (path) => ask(https, path, () => readFileSync(join(folder, AUTHORITY))),
    stop: async () => {
      child.kill('SIGTERM');
      await said;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the answer of a client that trusts Caddy's authority alone */
async function ask(port, path, authority) {
  let last;
  for (let look = 0; look < LOOKS; look += 1) {
    try {
      return await askTls({ port, name: 'localhost', authority: authority() }, path);
    } catch (error) {
      last = error;
      await wait(LOOK_EVERY_MS);
    }
  }
  throw new StepFailed(`Caddy did not answer: ${String(last)}`);
}
