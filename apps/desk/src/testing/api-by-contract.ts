// The manage API as its contract tells it: each call is answered with the example of its operation, and refused to anyone who may not make it.
import { vi } from 'vitest';
import { manageOperations, type ManageOperationId } from '@stimpill/api-types/manage';
import type { DeskSession } from '#api/session.ts';
import { signedInHere } from '#api/signed-in-here.ts';

type Operation = (typeof manageOperations)[ManageOperationId];
type Answers = Readonly<Partial<Record<ManageOperationId, unknown>>>;

const BASE = '/api/manage/v1';
const OPERATIONS: readonly Operation[] = Object.values(manageOperations);

/**
 * @param answers in place of examples
 * @returns the ids of what was refused, as it happens
 */
export function apiByContract(session: DeskSession, answers: Answers = {}): readonly string[] {
  signedInHere.remember();
  const refused: string[] = [];
  const known: Answers = { getDeskSession: session, ...answers };
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit) => {
    const operation = operationAt(method, new URL(address, 'http://desk.test').pathname.replace(BASE, ''));
    if (isFor(operation, session)) return Promise.resolve(answerOf(operation, known));
    refused.push(operation.id);
    const errors = [{ code: 'auth.forbidden', message: operation.id }];
    return Promise.resolve(Response.json({ success: false, data: null, errors }, { status: 403 }));
  });
  return refused;
}

function answerOf({ id, example }: Operation, known: Answers): Response {
  const data = known[id] ?? example.data;
  return Response.json({ success: true, data, errors: null }, { headers: { etag: '"1"' } });
}

/** By what the contract says of callers, whomever it is about. */
function isFor(operation: Operation, { role, departmentIds }: DeskSession): boolean {
  if ('roles' in operation && !operation.roles.some((each) => each === role)) return false;
  return !('wholeCompany' in operation) || departmentIds === null;
}

/** Of several, the one that names most of the address itself. @throws Error where the contract has none */
function operationAt(method: string, path: string): Operation {
  const [found] = OPERATIONS.filter((each) => each.method === method && patternOf(each).test(path)).sort(
    (a, b) => a.path.split('{').length - b.path.split('{').length,
  );
  if (!found) throw new Error(`The contract has no ${method} ${path}`);
  return found;
}

const patternOf = ({ path }: Operation) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
