// The server as a few files: a program that reads a thousand small ones takes twice as long to start. What stands in package.json under
// `dependencies` is not bundled and must be installed beside it: what is compiled for a machine, and what loads its own parts by name.
import { readFileSync } from 'node:fs';
import type { RolldownOptions } from 'rolldown';
import { dynamicImportVarsPlugin, importGlobPlugin } from 'rolldown/experimental';

const manifest = readFileSync(new URL('package.json', import.meta.url), 'utf8');
const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
const isInstalled = (id: string) =>
  Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

export default {
  input: {
    main: 'src/main.ts',
    // By itself as well: the stories start one after another in one process.
    'start-server': 'src/start-server.ts',
    'cli/run-command-line': 'src/cli/run-command-line.ts',
    'company-worker': 'src/company-worker.ts',
    'log-copier': 'src/log-copier.ts',
    'cli/stimpill': 'src/cli/stimpill.ts',
  },
  platform: 'node',
  external: isInstalled,
  // The words of each language are imported by its name.
  plugins: [dynamicImportVarsPlugin(), importGlobPlugin()],
  resolve: { conditionNames: ['source', 'node', 'import'] },
  output: {
    dir: 'dist',
    cleanDir: true,
    sourcemap: true,
    keepNames: true,
    // Flat, and the folder of the server by itself, so that it is found from wherever it is asked for.
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'own-folder', test: /own-folder\.ts$/ },
        { name: 'words', test: /packages\/words\/[a-z]{2}\// },
      ],
    },
  },
} satisfies RolldownOptions;
