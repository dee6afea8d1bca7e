// `docker compose` with the files of deploy/ as they stand, and on top of them what a test needs: its ports on loopback alone, the demo company, and
// an authority of its own in the place of Let's Encrypt.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askTls } from '../container/ask-tls.mjs';
import { must } from '../container/programs.mjs';
import { StepFailed, root as project } from '../steps.mjs';
import { AUTHORITY } from './images.mjs';

export const DOMAIN = 'clock.example.com';
const PASSWORD = 'LettersAndDigitsOfATest12';
const LONGEST_START_SECONDS = 300;
const LONGEST_CERTIFICATE_MS = 60_000;

/**
 * @param files of deploy/
 * @param ports of this machine, for HTTPS, plain HTTP and the authority
 */
export function composeOf({ docker, root }, files, ports, { demo }) {
  writeAdditions(root, ports, demo);
  const named = [...files.map((file) => `/stimpill/deploy/${file}`), '/additions/compose.yaml'];
  const args = named.flatMap((file) => ['--file', file]);
  const env = ['env', `DOMAIN=${DOMAIN}`, `POSTGRES_PASSWORD=${PASSWORD}`, 'DOCKER_HOST=unix:///docker.sock'];
  const compose = (words, options) =>
    must('chroot', [root, ...env, 'docker', 'compose', ...args, ...words], options);
  const inspect = async (service, format) => {
    const id = (await compose(['ps', '--all', '--quiet', service])).output.trim();
    return (await docker(['inspect', '--format', format, id])).output.trim();
  };
  return {
    compose,
    inspect,
    up: async (...more) => {
      const wanted = ['--detach', '--wait', '--wait-timeout', String(LONGEST_START_SECONDS)];
      const { code, output } = await compose(['up', ...wanted, ...more], { mayFail: true });
      if (code === 0) return;
      const logs = await compose(['logs', '--tail', '40'], { mayFail: true });
      throw new StepFailed(`docker compose up failed.\n${output}\n${logs.output}`);
    },
    /** What `stimpill` says inside the container. */
    stimpill: (...words) => compose(['exec', '-T', 'stimpill', 'stimpill', ...words], { mayFail: true }),
    /** Ends its first process as the system does when memory is short. */
    kill: async (service) => process.kill(Number(await inspect(service, '{{.State.Pid}}')), 'SIGKILL'),
    ask: asker(ports),
  };
}

function writeAdditions(root, { https, http, authority }, demo) {
  const additions = join(root, 'additions');
  mkdirSync(additions, { recursive: true });
  const own = `{\n\tacme_ca https://authority:14000/dir\n\tacme_ca_root /authority/certificate.pem\n}\nimport /etc/caddy/ours\n`;
  writeFileSync(join(additions, 'Caddyfile'), own);
  cpSync(join(project, 'deploy/Caddyfile'), join(additions, 'ours'));
  writeFileSync(
    join(additions, 'compose.yaml'),
    JSON.stringify({
      services: {
        stimpill: { environment: { DEMO: demo ? '1' : '0' } },
        caddy: {
          depends_on: { authority: { condition: 'service_started' } },
          volumes: [
            '/additions/Caddyfile:/etc/caddy/Caddyfile:ro',
            '/additions/ours:/etc/caddy/ours:ro',
            'authority:/authority:ro',
          ],
          // The authority asks for the name, and finds Caddy.
          networks: { default: { aliases: [DOMAIN] } },
        },
        authority: {
          image: AUTHORITY,
          environment: { PEBBLE_VA_NOSLEEP: '1' },
          ports: [`127.0.0.1:${authority}:15000`],
          volumes: ['authority:/authority'],
        },
      },
      volumes: { authority: {} },
    }).replace('"caddy":{', `"caddy":{"ports":!override ["127.0.0.1:${https}:443","127.0.0.1:${http}:80"],`),
  );
}

/** Asks as a browser does that trusts the authority's root alone. The first certificate takes a moment. */
function asker({ https, authority }) {
  let root;
  return async (path, options) => {
    const until = performance.now() + LONGEST_CERTIFICATE_MS;
    for (;;) {
      try {
        root ??= await rootOf(authority);
        return await askTls({ port: https, name: DOMAIN, authority: root }, path, options);
      } catch (error) {
        root = undefined;
        if (performance.now() > until) throw new StepFailed(`No answer over HTTPS: ${String(error)}`);
        await wait(250);
      }
    }
  };
}

/** The authority makes a new root whenever it starts. Its own address has a certificate that only itself vouches for. */
async function rootOf(port) {
  const { body } = await askTls({ port, name: 'authority', authority: null }, '/roots/0');
  return body;
}
