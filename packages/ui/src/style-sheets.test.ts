// @vitest-environment node
// What is said of boxes, words and colours in style sheets is said once. `layout.css` tells what every page may say by name alone.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type Declaration, type Rule } from 'postcss';
import { expect, it } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const FILES = ['apps/desk/src', 'apps/kiosk/src', 'apps/own/src', 'packages/ui/src'].flatMap((folder) =>
  readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  ),
);
const SOURCES = new Map(
  FILES.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => [file, read(file)] as const),
);
const SHEETS = new Map(
  FILES.filter((file) => file.endsWith('.css')).map((file) => [file, postcss.parse(read(file))] as const),
);
const MODULES = [...SHEETS].filter(([file]) => file.endsWith('.module.css'));
const NAME = /\.([A-Za-z][\w-]*)/g;

const appOf = (file: string) => file.slice(0, file.indexOf('/src/') + 5);
const declarationsOf = (rule: Rule) =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl' && node.prop !== 'composes');
const said = ({ prop, value }: Declaration) => `${prop}: ${value.replaceAll(/\s+/g, ' ')}`;
const isOfLayer = (rule: Rule, layer: string) =>
  rule.parent?.type === 'atrule' && 'params' in rule.parent && rule.parent.params === layer;

/** What the layout classes of an app say, by their name; of one that speaks of what is in it, nothing. */
type Layout = ReadonlyMap<string, readonly string[]>;
function layoutOf(...sheets: readonly string[]): Layout {
  const layout = new Map<string, readonly string[]>();
  for (const file of sheets)
    for (const [, name = ''] of read(file).matchAll(/^ +\.([\w-]+)/gm)) layout.set(name, []);
  for (const file of sheets)
    SHEETS.get(file)?.walkRules(/^\.[\w-]+$/, (rule) => {
      if (isOfLayer(rule, 'layout')) layout.set(rule.selector.slice(1), declarationsOf(rule).map(said));
    });
  return layout;
}
const SHARED = 'packages/ui/src/layout.css';
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'apps/desk/src/': layoutOf(SHARED, 'apps/desk/src/ui/desk-layout.css'),
  'apps/kiosk/src/': layoutOf(SHARED, 'apps/kiosk/src/ui/kiosk-layout.css'),
  'apps/own/src/': layoutOf(SHARED, 'apps/own/src/ui/own-layout.css'),
  'packages/ui/src/': layoutOf(SHARED),
};
const layoutFor = (file: string): Layout => LAYOUTS[appOf(file)] ?? new Map();

/** Whatever stands between quotes, word by word: a class that is asked for by name is among it. */
const quotedIn = (text: string) =>
  Array.from(text.matchAll(/'([\w -]+)'|"([\w -]+)"/g), ([, single, double = '']) =>
    (single ?? double).split(' '),
  ).flat();
const QUOTED = new Map([...SOURCES].map(([file, text]) => [file, new Set(quotedIn(text))] as const));
/** The modules that components import, each with what a component asks it for. */
const IMPORTS = [...SOURCES].flatMap(([file, text]) =>
  Array.from(text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g), ([, name = '', from = '']) => {
    const [, asked = name] = new RegExp(`const (\\w+) = classNames\\(${name}\\)`).exec(text) ?? [];
    const calls = new RegExp(`\\b(?:${name}\\[[^\\]]*\\]|${asked}\\((?:[^()]|\\([^()]*\\))*\\))`, 'g');
    return {
      file,
      module: from.startsWith('#') ? appOf(file) + from.slice(1) : resolve('/', dirname(file), from).slice(1),
      calls: Array.from(text.matchAll(calls), ([call]) => call),
    };
  }),
);

/** One that asks for a class by a value, such as `css(look)`, may ask for any whose name its app knows as a word. */
function mayTake({ file, calls }: (typeof IMPORTS)[number], name: string): boolean {
  if (calls.some((call) => quotedIn(call).includes(name))) return true;
  const asksByValue = calls.some((call) =>
    /[[(,?:&] *[a-z][\w.]*[)\],?(]/.test(call.replaceAll(/\s+/g, ' ')),
  );
  return asksByValue && [...QUOTED].some(([from, words]) => appOf(from) === appOf(file) && words.has(name));
}

it('each class of a module is one that a component takes', () => {
  const unused = MODULES.flatMap(([file, sheet]) => {
    const classes = new Set<string>();
    sheet.walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(NAME)) classes.add(name);
    });
    const importers = IMPORTS.filter(({ module }) => module === file);
    return [...classes]
      .filter((name) => !importers.some((importer) => mayTake(importer, name)))
      .map((name) => `${file} .${name}`);
  });

  expect(unused).toEqual([]);
});

/** Where plain class names stand: in components, and in modules that take them. */
function plainNames(): readonly (readonly [string, string])[] {
  const inSources = [...SOURCES].flatMap(([file, text]) =>
    Array.from(text.matchAll(/className="([^"]+)"/g)).map(([, names = '']) => [file, names] as const),
  );
  const inModules = MODULES.flatMap(([file, sheet]) => {
    const names: (readonly [string, string])[] = [];
    sheet.walkDecls('composes', ({ value }) => void names.push([file, value.replace(/ from global$/, '')]));
    return names;
  });
  return [...inSources, ...inModules].flatMap(([file, names]) =>
    names.split(' ').map((name) => [file, name] as const),
  );
}

it('each plain class name is a layout class', () => {
  const unknown = plainNames().filter(([file, name]) => !layoutFor(file).has(name));

  expect(unknown).toEqual([]);
});

it('each layout class is one that somebody takes', () => {
  const taken = new Set([
    ...plainNames().map(([, name]) => name),
    ...[...SOURCES.values()].flatMap((text) =>
      quotedIn(
        text
          .split('\n')
          .filter((line) => /className|css\(/.test(line))
          .join('\n'),
      ),
    ),
  ]);
  const unused = Object.values(LAYOUTS)
    .flatMap((layout) => [...layout.keys()])
    .filter((name) => !taken.has(name));

  expect(unused).toEqual([]);
});

/** @returns the layout class that a block says again, without the gap, which each may have of its own */
function saysAgain(rule: Rule, layout: Layout): string | undefined {
  const block = new Set(declarationsOf(rule).map(said));
  const hasGap = declarationsOf(rule).some(({ prop }) => prop === 'gap');
  return [...layout].find(([, all]) => {
    const needed = all.filter((one) => !one.startsWith('gap:'));
    return (
      needed.length > 1 &&
      (hasGap || needed.length === all.length) &&
      needed.every((one) => block.has(one)) &&
      !block.has('flex-direction: column')
    );
  })?.[0];
}

it('no module says again what a layout class says', () => {
  const again = MODULES.flatMap(([file, sheet]) => {
    const found: string[] = [];
    sheet.walkRules((rule) => {
      if (!isOfLayer(rule, 'components') || !/^\.[\w-]+$/.test(rule.selector)) return;
      const name = saysAgain(rule, layoutFor(file));
      if (name !== undefined) found.push(`${file} ${rule.selector}: composes: ${name} from global`);
    });
    return found;
  });

  expect(again).toEqual([]);
});

/** The sizes of letters of the desk; those of the kiosk are of each tablet. */
const SIZES = new Map<string, string>();
SHEETS.get('apps/desk/src/ui/desk.css')?.walkDecls(
  /^--text/,
  ({ prop, value }) => void SIZES.set(value, prop),
);

it('a colour has a name, and so has a size of letters that is a token', () => {
  const raw = MODULES.flatMap(([file, sheet]) => {
    const found: string[] = [];
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--') || value.startsWith('url(')) return;
      const token = prop === 'font-size' && file.startsWith('apps/desk') && SIZES.get(value);
      if (/#[\da-f]{3,8}\b|\brgb\(/i.test(value)) found.push(`${file} ${prop}: ${value} has no name`);
      if (token) found.push(`${file} ${prop}: ${value} is var(${token})`);
    });
    return found;
  });

  expect(raw).toEqual([]);
});
