// What a run of tests has tried: with TRIED=FILE each answer becomes a line of it, once for each test. Compare two runs with
// `cut -f1-5 FILE | sort -u`, to see that nothing is tried no longer.
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from 'vitest';
import type { UserCaller } from '#http/caller.ts';
import type { RequestState } from '#http/request-state.ts';

const file = process.env['TRIED'];
const written = new Set<string>();

/** Operation, status, codes, fields at fault, kind of caller; then the file and the test that tried it. */
export function recordTried(request: IncomingMessage, response: ServerResponse, body: string): void {
  if (file === undefined) return;
  const { operationId, caller } = (response as unknown as { locals?: Partial<RequestState> }).locals ?? {};
  const errors = errorsIn(body);
  const codes = [...new Set(errors.map(({ code }) => code))].join(' ');
  const fields = [...new Set(errors.map(({ field = '' }) => field.replaceAll(/\d+/g, '0')))].join(' ').trim();
  const { testPath = '', currentTestName = '' } = expect.getState();
  const tried = [operationId ?? 'none', response.statusCode, codes, fields, kindOf(caller, request)];
  const where = [testPath.replace(/^.*\/apps\/server\//, ''), currentTestName.replaceAll(/\s+/g, ' ')];
  const line = [...tried, ...where].join('\t');
  if (written.has(line)) return;
  written.add(line);
  appendFileSync(file, `${line}\n`);
}

function kindOf(caller: RequestState['caller'] | undefined, { headers, url = '' }: IncomingMessage): string {
  if (caller?.kind === 'user') return userKind(caller, url);
  if (caller !== undefined && caller.kind !== 'nobody') return caller.kind;
  const sent = headers.authorization ?? headers.cookie;
  return sent === undefined || sent === '' ? 'nobody' : 'nobody known';
}

function userKind({ role, isService, departmentIds, via, companyId }: UserCaller, url: string): string {
  const named = /\/companies\/([\w-]{36})/.exec(url)?.[1];
  return [
    ...(isService ? ['service'] : []),
    ...(departmentIds === null ? [] : ['limited']),
    ...[role, via],
    ...(named === undefined || named === companyId ? [] : ['of another company']),
  ].join(' ');
}

function errorsIn(body: string): { code: string; field?: string }[] {
  try {
    return (JSON.parse(body) as { errors: { code: string; field?: string }[] | null }).errors ?? [];
  } catch {
    return [];
  }
}
