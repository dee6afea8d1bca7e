// A page needs of the contract where an operation is and what it shows, not its schemas, which weigh more than the page. The file of the contract
// that tells it is run when an app is built, and what comes out stands in its place.
import { runnerImport, type Plugin } from 'vite';

const TOLD_BY =
  /[\\/]packages[\\/]api-types[\\/](?:src|dist)[\\/](?:manage[\\/]manage|own[\\/]own|private[\\/]tablet)-calls\.[jt]s$/;

export function contractAsData() {
  return {
    name: 'contract-as-data',
    enforce: 'pre',
    load: {
      filter: { id: TOLD_BY },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
        for (const file of dependencies) this.addWatchFile(file);
        return asSource(module);
      },
    },
  } satisfies Plugin;
}

/** @param exported plain data alone */
function asSource(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
