// npm start: install, build, and serve everything on one port.
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { command, ensureBuilt, ensureInstalled, loadEnvFile, root } from './steps.mjs';

await command(async () => {
  loadEnvFile();
  await ensureInstalled();
  await ensureBuilt();
  await serve();
});

/** The server ends when this command is ended, in its own orderly way. */
function serve() {
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
  });
  // Ctrl+C reaches the server by itself; a second SIGINT would cut its orderly end short.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, (name) => server.kill(name));
  return new Promise((resolve) => {
    server.on('close', (code) => {
      process.exitCode = code ?? 0;
      resolve();
    });
  });
}
