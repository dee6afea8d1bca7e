// The form with which an operation is tried from the reference page. `public/reference.js` sends it.
import { escaped } from './markup.ts';
import type { PlacedOperation } from './placed-operation.ts';

/** Tokens that are typed in; that of a user comes from signing in on the page. */
const TYPED_TOKENS: Readonly<Record<string, { readonly name: string; readonly label: string }>> = {
  deviceToken: { name: 'device-token', label: 'Device token' },
  employeeToken: { name: 'employee-token', label: 'Employee token' },
};

export function tryForm({ method, path, operation }: PlacedOperation): string {
  const { operationId, parameters = [], requestBody, security, summary } = operation;
  const typed = security
    .flatMap((requirement) => Object.keys(requirement))
    .flatMap((name) => TYPED_TOKENS[name] ?? []);
  const fields = [
    ...typed.map(({ name, label }) => field(operationId, name, label, '')),
    ...parameters
      .filter(({ in: place }) => place !== 'header')
      .map(({ name, in: place, required, example = '' }) =>
        field(operationId, `${place}-${name}`, required ? name : `${name} (optional)`, String(example)),
      ),
    ...(requestBody === undefined
      ? []
      : [bodyField(operationId, requestBody.content['application/json'].example)]),
  ];
  return `<details class="try"><summary>Try it<span class="spoken">: ${escaped(summary)}</span></summary>
<form data-method="${method}" data-path="${escaped(path)}">
${fields.join('\n')}
<button type="submit">Send<span class="spoken">: ${escaped(summary)}</span></button>
<output class="result" aria-label="Answer of ${escaped(summary)}" hidden></output>
</form></details>`;
}

function field(id: string, name: string, label: string, example: string): string {
  const at = `${id}-${name}`;
  return `<p class="field"><label for="${at}">${escaped(label)}</label><input id="${at}" name="${name}" value="${escaped(example)}" autocomplete="off" spellcheck="false" /></p>`;
}

function bodyField(id: string, example: unknown): string {
  const text = JSON.stringify(example, null, 2);
  const rows = Math.min(text.split('\n').length + 1, 14);
  return `<p class="field"><label for="${id}-body">Body</label><textarea id="${id}-body" name="body" rows="${rows}" spellcheck="false">${escaped(text)}</textarea></p>`;
}
