// The dev server of one of our apps, as a developer starts it, in front of the server of a story.
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type DevServer = { readonly origin: string; readonly stop: () => Promise<void> };

/** @param api where the calls of the app go, such as http://127.0.0.1:41234 */
export async function startDevServer(app: 'desk' | 'kiosk', api: string): Promise<DevServer> {
  const folder = fileURLToPath(new URL(`../../apps/${app}/`, import.meta.url));
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0', '--strictPort'],
    {
      cwd: folder,
      env: { ...process.env, STIMPILL_API: api, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Local:\s+(http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    vite.stdout.on('data', read);
    vite.stderr.on('data', read);
    vite.once('exit', () => reject(new Error(`The dev server ended:\n${output}`)));
  });
  return { origin, stop: () => end(vite) };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
