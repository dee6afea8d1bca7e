import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let patches = [];

export function initialize(given) {
  patches = given;
}

export async function load(url, context, nextLoad) {
  const own = patches.filter(({ file }) => url.endsWith(`/${file}`));
  if (own.length === 0) return nextLoad(url, context);
  let source = await readFile(fileURLToPath(url), 'utf8');
  for (const { find, replace } of own) {
    const parts = source.split(find);
    if (parts.length !== 2)
      throw new Error(`${url} holds ${JSON.stringify(find)} ${parts.length - 1} times, not once.`);
    source = parts.join(replace);
  }
  if (!url.endsWith('.ts')) return { format: 'module', source, shortCircuit: true };
  const { default: typescript } = await import('typescript');
  const { ModuleKind, ScriptTarget } = typescript;
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, verbatimModuleSyntax: true },
  });
  return { format: 'module', source: outputText, shortCircuit: true };
}
