import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const APPS = fileURLToPath(new URL('../../../apps/', import.meta.url));
const SPOKEN = [
  'label',
  'title',
  'placeholder',
  'alt',
  'aria-label',
  'caption',
  'legend',
  'hint',
  'lead',
  'says',
];
/** A word: signs, units and what a program is told are none. */
const WORD = /\p{L}{3,}/u;
/** Names and addresses, which are the same in every language; what a table of a spreadsheet may be headed with; the made-up company. */
const NO_SENTENCE = /^(stimpill|https?:|PIN|UTC|SHA-256|Android|iPad)/i;
const NOT_SAID = /\/(testing|demo|bench)\/|[.]test[.]tsx?$|\/company-settings\.ts$/;

const filesOf = (app: string) =>
  readdirSync(`${APPS}${app}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(APPS, app, 'src', file))
    .filter((file) => !NOT_SAID.test(file));

/** What a source says by itself: between tags, in an attribute that is read out, or in several languages side by side. */
function saidIn(file: string, text = readFileSync(file, 'utf8')): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (text: string) => {
    if (WORD.test(text) && !NO_SENTENCE.test(text.trim()))
      found.push(`${file.slice(APPS.length)}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !isCode(node.parent)) note(node.text);
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.includes(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      note(node.initializer.text);
    if (ts.isObjectLiteralExpression(node)) languagesOf(node).forEach(note);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isCode = (node: ts.Node) =>
  ts.isJsxElement(node) && ['code', 'kbd', 'samp'].includes(node.openingElement.tagName.getText());

/** The sentences of an object that has one for Icelandic and one for Polish. */
function languagesOf({ properties }: ts.ObjectLiteralExpression): string[] {
  const own = new Map(
    properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer]),
  );
  if (!own.has('is') || !own.has('pl')) return [];
  return [...own.values()].filter(isText).map((each) => each.getText());
}

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

it.each([
  ['desk', 100],
  ['kiosk', 100],
  ['own', 40],
  ['server', 100],
])('%s says no sentence but those of the catalogues', (app, least) => {
  const files = filesOf(app);

  expect(files.length).toBeGreaterThan(least);
  expect(files.flatMap((file) => saidIn(file))).toEqual([]);
});

it.each([
  ['between tags', 'export const A = () => <p>Nobody is here</p>;'],
  ['in what is read out', 'export const A = () => <Field label="Your name" />;'],
  ['in two languages side by side', "export const A = { is: 'Góðan dag', en: 'Hello', pl: 'Cześć' };"],
])('a sentence %s is found', (_, text) => {
  expect(saidIn(`${APPS}desk/src/a.tsx`, text)).not.toEqual([]);
});
