// What the help of an operation says, all of it from the contract.
import { namesVersion, type Operation } from '@stimpill/api-types';
import { z } from 'zod';
import { readOf } from './callable.ts';
import { namesOf } from './read-call.ts';

/** The line that calls it, with a word in capitals for each value that whoever calls has to know. */
export function lineOf(operation: Operation, values: Readonly<Record<string, string>> = {}): string {
  const said = [...namesOf(operation.params), ...neededOf(operation.query)];
  return [
    `stimpill call ${operation.id}`,
    ...said.map((name) => `${name}=${values[name] ?? wordFor(name)}`),
    ...(namesVersion(operation) ? ['--version VERSION'] : []),
    ...(operation.body === undefined || operation.bodyOptional ? [] : ['< body.json']),
  ].join(' ');
}

const neededOf = (query: z.ZodType | undefined) =>
  fieldsOf(query).flatMap(({ name, isOptional }) => (isOptional ? [] : [name]));

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
    section('May be added', query),
    versionHelp(operation),
    body === undefined ? '' : section('The body, as JSON through the pipe', body),
    `\nExample:\n  ${exampleOf(operation)}\n`,
    example.body === undefined ? '' : `\nbody.json:\n${indented(example.body)}\n`,
    `\nIt prints:\n${indented(example.data)}`,
  ].join('');
}

const exampleOf = (operation: Operation) =>
  lineOf(operation, { ...operation.example.params, ...operation.example.query });

function versionHelp(operation: Operation): string {
  if (!namesVersion(operation)) return '';
  return `\nVERSION is what "stimpill call ${readOf(operation)?.id ?? ''}" prints beside the record; a record that was changed meanwhile stays as it is.\n`;
}

function section(title: string, schema: z.ZodType | undefined): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return '';
  const width = Math.max(...fields.map(({ name }) => name.length));
  return `\n${title}:\n${fields.map(({ name, isOptional, says }) => `  ${name.padEnd(width)}  ${says}${isOptional ? ' May be left out.' : ''}\n`).join('')}`;
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
