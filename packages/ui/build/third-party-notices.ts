// Whose work is in an app, with every licence and notice: their licences ask for it. Written at each build, from the packages
// themselves; a package without a licence text, or one in the bundle that is not named, stops the build.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES_FILE = 'third-party-notices.txt';

export type ThirdPartyPackage = {
  readonly name: string;
  readonly version: string;
  /** Such as MIT. */
  readonly licence: string;
  /** Its licence and, where there is one, its notice. */
  readonly texts: readonly string[];
};

type PackageFile = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const OURS = '@stimpill/';
/**
 * Installed with a package, but never in a bundle, and without a licence text of its own: nothing of it is given away, so there is
 * nothing to name. A module of it in the bundle stops the build as one that is not named; so does another version, to be looked at anew.
 */
const NEVER_BUNDLED = new Set(['worker-f 0.1.20']);
const LEGAL_FILE = /^(?:licen[cs]e|copying|notice)/i;
const LINE = '-'.repeat(80);

/** Names them in the app's build. */
export function thirdPartyNotices(appFolder: string): Plugin {
  return {
    ...nothingUnnamed(appFolder),
    name: 'third-party-notices',
    buildEnd() {
      this.emitFile({
        type: 'asset',
        fileName: NOTICES_FILE,
        source: noticesText(findThirdParties(appFolder)),
      });
    },
  };
}

/** For a build beside the app's own, such as that of a worker. */
export function nothingUnnamed(appFolder: string): Plugin {
  return {
    name: 'nothing-unnamed',
    apply: 'build',
    generateBundle(_, bundle) {
      const named = new Set(findThirdParties(appFolder).map(({ name }) => name));
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const unnamed = new Set(
        modules.map(packageOf).filter((name) => name !== undefined && !named.has(name)),
      );
      if (unnamed.size > 0)
        this.error(`In the bundle, but no production dependency: ${[...unnamed].join(', ')}.`);
    },
  };
}

/** Every package that the app, or a package that it works with, depends on in production; by name. */
export function findThirdParties(appFolder: string): readonly ThirdPartyPackage[] {
  const found = new Map<string, ThirdPartyPackage>();
  const visited = new Set<string>();
  const visit = (folder: string) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const file = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
    if (NEVER_BUNDLED.has(`${file.name} ${file.version}`)) return;
    if (!file.name.startsWith(OURS)) found.set(`${file.name} ${file.version}`, toThirdParty(folder, file));
    for (const name of Object.keys(file.dependencies ?? {})) visit(folderOf(name, folder));
  };
  visit(realpathSync(appFolder));
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function noticesText(packages: readonly ThirdPartyPackage[]): string {
  const parts = packages.map(
    ({ name, version, licence, texts }) => `${name} ${version} (${licence})\n\n${texts.join('\n\n')}\n`,
  );
  return `This app of Stimpill is built with the work of others:\n\n${parts.join(`\n${LINE}\n\n`)}`;
}

function toThirdParty(folder: string, { name, version, license }: PackageFile): ThirdPartyPackage {
  const texts = readdirSync(folder)
    .filter((file) => LEGAL_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0 || license === undefined) throw new Error(`${name} has no licence text.`);
  return { name, version, licence: license, texts };
}

/** As Node looks for it: in the nearest folder above that has it. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const above = dirname(from);
  if (above === from) throw new Error(`${name} is not installed.`);
  return folderOf(name, above);
}

/** @returns the package of a module; undefined for our own and for what the bundler adds */
function packageOf(moduleId: string): string | undefined {
  if (moduleId.startsWith('\0')) return undefined;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId.replaceAll('\\', '/'))?.[1];
}
