// What the help of an operation says, all of it from the contract.
import { namesVersion, type Operation } from '@stimpill/api-types';
import { z } from 'zod';
import { asksForYes, readOf } from './callable.ts';
import { namesOf, SOMEBODY, type Said } from './read-call.ts';

type Given = {
  /** What else is said beside what is needed, too. */
  readonly values?: Said;
  /** In place of a file for the body. */
  readonly body?: object | undefined;
};

/** The line that calls it, with a word in capitals for each value that the caller has to know. */
export function lineOf(operation: Operation, { values = {}, body }: Given = {}): string {
  const needed = [...namesOf(operation.params), ...neededOf(operation)];
  const names = new Set([...needed, ...Object.keys(values)]);
  if (!('companyId' in values) && isByEmail(values)) names.delete('companyId');
  const takesFile = body === undefined && operation.body !== undefined && !operation.bodyOptional;
  return [
    ...(body === undefined ? [] : [`echo ${quoted(JSON.stringify(body))} |`]),
    `stimpill call ${operation.id}`,
    ...[...names].map((name) => `${name}=${quoted(values[name] ?? wordFor(name))}`),
    ...(namesVersion(operation) ? ['--version VERSION'] : []),
    ...(asksForYes(operation) ? ['--yes'] : []),
    ...(takesFile ? ['< body.json'] : []),
  ].join(' ');
}

/** Anyone who is named by an e-mail says the company too. */
const isByEmail = (values: Said) => SOMEBODY.some((name) => values[name]?.includes('@'));

/** As a shell takes it for one word. */
const quoted = (text: string) => (/^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** The names in the query without which the example is refused. */
function neededOf({ query, example }: Operation): readonly string[] {
  const said = example.query ?? {};
  return Object.keys(said).filter(
    (name) => query?.safeParse({ ...said, [name]: undefined }).success === false,
  );
}

const wordFor = (name: string) =>
  name
    .replace(/Id$/, '')
    .replaceAll(/([A-Z])/g, '_$1')
    .toUpperCase();

/** Stands below what the command line says of every command. */
export function helpFor(operation: Operation): string {
  const { description, params, query, body, example } = operation;
  return [
    `\n${description}\n`,
    section('In the address', params),
    section('May be added', query, neededOf(operation)),
    versionHelp(operation),
    body === undefined ? '' : section('The body, as JSON through the pipe', body),
    `\nExample:\n  ${exampleOf(operation)}\n`,
    example.body === undefined ? '' : `\nbody.json:\n${indented(example.body)}\n`,
    `\nIt prints:\n${indented(example.data)}`,
  ].join('');
}

const exampleOf = (operation: Operation) =>
  lineOf(operation, { values: { ...operation.example.params, ...operation.example.query } });

function versionHelp(operation: Operation): string {
  if (!namesVersion(operation)) return '';
  return `\nVERSION is what "stimpill call ${readOf(operation)?.id ?? ''}" prints beside the record; a record that was changed meanwhile stays as it is.\n`;
}

/** @param needed what is asked for although the schema of the field alone would do without it: the rest of its sentence says what else will do */
function section(title: string, schema: z.ZodType | undefined, needed: readonly string[] = []): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return '';
  const width = Math.max(...fields.map(({ name }) => name.length));
  return `\n${title}:\n${fields.map(({ name, isOptional, says }) => `  ${name.padEnd(width)}  ${says}${isOptional && !needed.includes(name) ? ' May be left out.' : ''}\n`).join('')}`;
}

type Field = { readonly name: string; readonly isOptional: boolean; readonly says: string };

function fieldsOf(schema: z.ZodType | undefined): readonly Field[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).map(([name, field]) => ({
    name,
    isOptional: field.safeParse(undefined).success,
    says: field.meta()?.description ?? '',
  }));
}

const indented = (value: unknown) => JSON.stringify(value, null, 2).replaceAll(/^/gm, '  ');
