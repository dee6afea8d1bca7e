// Sends a generated request as it is, and reports everything that must never happen.
import { operations, type Failure, type Operation } from '@stimpill/api-types';
import type { Call } from '../api.ts';
import { addressOf } from '../conformance/patient-caller.ts';
import { faultyFields, namedFields } from '../conformance/described-input.ts';
import { PASSWORD, PIN } from '../given.ts';
import { rawRequest, type RawAnswer } from '../raw-request.ts';
import { unpacked } from '../unpacked.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { filledIn } from './places.ts';

export type FuzzOutcome = {
  readonly status: number;
  readonly durationMs: number;
  /** What must never happen, in sentences. */
  readonly violations: readonly string[];
};

const HANGS_AFTER_MS = 10_000;

/** The parser of HTTP refuses headers and addresses that are too long before anybody reads them. */
export const TOO_LONG_FOR_HTTP = 431;

let sent = 0;

export async function sendFuzzRequest(world: FuzzWorld, generated: FuzzRequest): Promise<FuzzOutcome> {
  const { api, agent } = world;
  // One user may punch 120 times a minute, and each address has a limit of its own.
  api.time.advance({ ms: 500 });
  sent += 1;
  const names = await world.names(generated);
  const request = filledIn(generated, names);
  const credentials = await world.credentials(request, employeeIn(request) ?? names.employee0);
  const headers = {
    ...request.headers,
    ...credentials,
    'X-Forwarded-For': `${request.headers['X-Forwarded-Host'] ?? ''}, ${addressOf(sent)}`,
  };

  const startedAt = performance.now();
  const answer = await rawRequest(`${api.baseUrl}${addressIn(request)}`, {
    ...wireBody(request, headers),
    method: operations[request.id].method,
    agent,
    timeoutMs: HANGS_AFTER_MS,
  });
  const durationMs = performance.now() - startedAt;

  const secrets = [
    PASSWORD,
    names.refreshToken,
    ...Object.values(credentials).map((each) => each.replace('Bearer ', '')),
  ];
  return {
    status: answer.status,
    durationMs,
    violations: [
      ...(answer.status >= 500 ? [`it was answered ${answer.status}: ${String(answer.body)}`] : []),
      ...undocumented(world),
      ...leaks(answer, secrets),
      ...misjudgements(request, answer),
    ],
  };
}

function employeeIn({ body }: FuzzRequest): string | undefined {
  if (body === null || !('json' in body)) return undefined;
  const { employeeId } = (body.json ?? {}) as { readonly employeeId?: unknown };
  return typeof employeeId === 'string' && /^[0-9a-f-]{36}$/.test(employeeId) ? employeeId : undefined;
}

function addressIn({ id, params, query, isDescribable }: FuzzRequest): string {
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return !isDescribable && /^%\w*$/.test(value) ? value : encodeURIComponent(value);
  });
  const pairs = query.map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

function wireBody({ body }: FuzzRequest, headers: Readonly<Record<string, string>>) {
  if (body === null) return { headers };
  const [type, text] =
    'json' in body ? ['application/json', JSON.stringify(body.json)] : [body.type, body.bytes];
  // Node would send the body of a GET without its length, and the server would read it as the next request.
  const length = String(Buffer.byteLength(text));
  return { headers: { ...headers, 'Content-Type': type, 'Content-Length': length }, body: text };
}

function undocumented({ api }: FuzzWorld): string[] {
  try {
    api.expectAllDocumented();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Four digits occur by chance: they count as a PIN only as a whole text. */
function leaks({ headers, body }: RawAnswer, secrets: readonly string[]): string[] {
  const { 'x-request-id': _, ...others } = headers;
  const text = `${JSON.stringify(others)}\n${unpacked(body, headers['content-encoding'])}`;
  const found = secrets.filter((secret) => text.includes(secret));
  if (new RegExp(`["'=:/?& ]${PIN}["'=:/?& .]`).test(text)) found.push('the PIN');
  return found.map((secret) => `it told a secret: ${secret}`);
}

/** Where the description can tell which fields are faulty, the server must name the same. */
function misjudgements(request: FuzzRequest, answer: RawAnswer): string[] {
  if (!request.isDescribable || answer.status === TOO_LONG_FOR_HTTP) return [];
  const operation: Operation = operations[request.id];
  const expected = faultyFields(operation, toCall(request));
  const text = unpacked(answer.body, answer.headers['content-encoding']);
  const { errors } = (text === '' ? { errors: null } : JSON.parse(text)) as {
    errors: Failure['errors'] | null;
  };
  const named = namedFields({ status: answer.status, errors: errors ?? [] });
  const isAboutState = errors?.some(({ code }) => code === 'punch.project_required') ?? false;
  if (answer.status === 400 && !isAboutState && named.join() !== expected.join())
    return [`it named ${named.join()} where ${expected.join()} is faulty`];
  return answer.status < 400 && expected.length > 0
    ? [`it was accepted with a faulty ${expected.join()}`]
    : [];
}

function toCall({ params, query, body }: FuzzRequest): Call {
  return { params, query, ...(body !== null && 'json' in body ? { body: body.json } : {}) };
}
