import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A free port of loopback. It is not reserved, so use it at once. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Waits for a program that takes it. */
export async function untilTaken(port: number): Promise<void> {
  while (!(await isTaken(port))) await wait(20);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
