// Which changes need a new start of the server: those of its own source and of the packages that it is made of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';

/** A program that saves several files does so within this time. */
const SETTLES_MS = 100;
const IS_TEST = /\.(test|spec)\.tsx?$/;

/**
 * @param watcher that of vite, which knows folders that are no source
 * @returns a function that ends it
 */
export function watchSources(watcher, onChange) {
  const folders = sourceFolders();
  const isOurs = (path) => folders.some((folder) => path.startsWith(folder)) && !IS_TEST.test(path);
  let timer;
  const note = (_, path) => {
    if (!isOurs(path)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLES_MS);
  };
  watcher.add(folders);
  watcher.on('all', note);
  return () => {
    watcher.off('all', note);
    clearTimeout(timer);
  };
}

function sourceFolders() {
  const { devDependencies, dependencies } = JSON.parse(
    readFileSync(join(root, 'apps/server/package.json'), 'utf8'),
  );
  const packages = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version === 'workspace:*')
    .map(([name]) => name.replace('@stimpill/', 'packages/'));
  return ['apps/server', ...packages].map((folder) => join(root, folder, 'src'));
}
