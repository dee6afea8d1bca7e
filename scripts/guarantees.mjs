// What the tests of the container and of Compose share: guarantees that are counted, and ports that are free.
import { createServer } from 'node:net';

const counted = { passed: 0, failed: 0 };

export function check(guarantee, holds, found = '') {
  counted[holds ? 'passed' : 'failed'] += 1;
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${guarantee}${found === '' ? '' : ` (${found})`}`);
}

/** The last line, and the exit code. */
export function endChecks() {
  console.log(`\n${counted.passed} passed, ${counted.failed} failed`);
  if (counted.failed > 0) process.exitCode = 1;
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
