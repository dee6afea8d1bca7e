// HAProxy in front of several servers, set up as docs/scale-out.md says, but that it looks more often.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilTaken } from './free-port.ts';

export type Proxy = { readonly origin: string; readonly stop: () => Promise<void> };

/** @param ports of the servers, on loopback */
export async function startHaproxy(program: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, ports));
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'close');
  await untilTaken(port);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function configuration(port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `  server at-${each} 127.0.0.1:${each} check`);
  return `
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 5s
frontend stimpill
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/v1/health
  http-check expect status 200
  default-server inter 150ms fall 1 rise 1
${servers.join('\n')}
`;
}
