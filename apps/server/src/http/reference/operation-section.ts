// One operation on the reference page: what it is, what it takes, what it answers, and a form to try it.
import type { OpenApiDocument, OperationObject, ResponseObject } from '@stimpill/api-types/openapi';
import { escaped, fromMarkdown } from './markup.ts';
import { resolved, rowsOf, rowsWithin, typeOf, type SchemaRow } from './schema-rows.ts';
import { tryForm } from './try-form.ts';
import type { PlacedOperation } from './placed-operation.ts';

const WHO_CALLS: Readonly<Record<string, string>> = {
  userToken: 'the access token of a user',
  deviceToken: 'the token of a device',
  employeeToken: 'the token of an employee',
};

export function methodBadge(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method}</span>`;
}

export function operationSection(placed: PlacedOperation, document: OpenApiDocument): string {
  const { method, path, operation } = placed;
  const id = operation.operationId;
  return `<section id="${id}" class="operation" aria-labelledby="${id}-heading">
<h3 id="${id}-heading">${escaped(operation.summary)}</h3>
<p class="address">${methodBadge(method)} <code>${escaped(document.servers[0]?.url ?? '')}${breakable(path)}</code></p>
${fromMarkdown(operation.description)}
<p>Needs ${whoCalls(operation)}.</p>
${parametersTable(operation)}
${bodyOf(operation, document)}
${Object.entries(operation.responses)
  .map(([status, response]) =>
    answerOf(id, status, referred(response, document.components.responses), document),
  )
  .join('\n')}
${tryForm(placed)}
</section>`;
}

/** A long path may be broken before a slash. */
function breakable(path: string): string {
  return escaped(path).replaceAll('/', '<wbr />/');
}

function whoCalls({ security }: OperationObject): string {
  const names = security.flatMap((requirement) => Object.keys(requirement));
  return names.length === 0 ? 'no token' : names.map((name) => WHO_CALLS[name] ?? name).join(' and ');
}

function parametersTable({ operationId, parameters = [] }: OperationObject): string {
  const rows = parameters.map(({ name, in: place, required, schema, description }): SchemaRow => ({
    path: `${name} (${place})`,
    type: typeOf(schema, {}),
    isRequired: required,
    description,
  }));
  return table(`What ${operationId} takes beside a body`, 'Parameters', rows);
}

function bodyOf({ operationId, requestBody }: OperationObject, { components }: OpenApiDocument): string {
  if (requestBody === undefined) return '';
  const { schema, example } = requestBody.content['application/json'];
  return `${table(`The body of ${operationId}`, 'Body', rowsOf(schema, components.schemas))}
${code('Example of a body', example)}`;
}

/** A part of the document that is written in place, or once among its components. */
function referred<Part extends object>(
  part: Part | { readonly $ref: string },
  components: Readonly<Record<string, Part>>,
): Part {
  if (!('$ref' in part)) return part;
  const found = components[part.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`There is no ${part.$ref}.`);
  return found;
}

function answerOf(id: string, status: string, response: ResponseObject, document: OpenApiDocument): string {
  const isSuccess = status === '200';
  const json = response.content?.['application/json'];
  const examples = Object.entries(json?.examples ?? {}).map(
    ([name, example]) => [name, referred(example, document.components.examples)] as const,
  );
  const codes = examples.map(
    ([name, { summary }]) => `<li><code>${escaped(name)}</code>: ${escaped(summary)}</li>`,
  );
  const [, failure] = examples[0] ?? [];
  return `<details${isSuccess ? ' open' : ''} class="answer">
<summary><span class="status">${status}</span> ${isSuccess ? 'Success' : escaped(response.description)}</summary>
${isSuccess && json !== undefined ? table(`The data of ${id}`, 'Data', dataRows(json.schema, document)) : ''}
${codes.length === 0 ? '' : `<ul>${codes.join('')}</ul>`}
${json === undefined ? '' : code(`Example of ${status}`, json.example ?? failure?.value)}
</details>`;
}

/** What a caller looks for is the data; the envelope around it is told once, above. */
function dataRows(envelope: Parameters<typeof rowsOf>[0], { components }: OpenApiDocument): SchemaRow[] {
  const data = resolved(envelope, components.schemas).properties?.['data'];
  return data === undefined || typeof data === 'boolean'
    ? []
    : rowsWithin(resolved(data, components.schemas), components.schemas, 'data');
}

function table(caption: string, heading: string, rows: readonly SchemaRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ path, type, isRequired, description }) =>
      `<tr><th scope="row"><code>${breakAtDots(path)}</code></th><td>${escaped(type)}${isRequired ? '' : ', optional'}</td><td>${fromMarkdown(description)}</td></tr>`,
  );
  return `<h4>${heading}</h4>
<table><caption class="spoken">${escaped(caption)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`;
}

function breakAtDots(path: string): string {
  return escaped(path).replaceAll('.', '.<wbr />');
}

function code(label: string, value: unknown): string {
  return `<figure><figcaption>${escaped(label)}</figcaption><pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre></figure>`;
}
