// The check of the input that every operation has before its use case, asked without a request: nothing else decides about a call that it
// refuses, so of those that it refuses for the same one is sent.
import type { Operation } from '@stimpill/api-types';
import type { Request } from 'express';
import { parse as parseQuery } from 'node:querystring';
import { isDeepStrictEqual } from 'node:util';
import { DomainError, type Fault } from '#errors/domain-error.ts';
import { parseRequest } from '#http/parse-request.ts';
import type { Answer, Call } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';

type Refusal = Pick<Answer<DescribedOperationId>, 'status' | 'errors'>;

/** Sends calls of one operation, and tells what is refused as what was sent before. Fails where the server refuses otherwise than the check. */
export function sendEachRefusalOnce<A extends Refusal>(
  operation: Operation,
  send: (call: Call) => Promise<A>,
): (call: Call) => Promise<A | Refusal> {
  const sent = new Set<string>();
  return async (call) => {
    const refusal = refusalOf(operation, call);
    const answer = refusal !== null && sent.has(refusal.of) ? refusal : await send(call);
    if (refusal === null) return answer;
    sent.add(refusal.of);
    if (
      !isDeepStrictEqual(
        [answer.status, answer.errors.map(placed)],
        [refusal.status, refusal.errors.map(placed)],
      )
    )
      throw new Error(
        `The check refuses ${refusal.of}, the server ${answer.status} ${JSON.stringify(answer.errors)}`,
      );
    return answer;
  };
}

const placed = ({ code, field = '' }: Pick<Fault, 'code' | 'field'>) => `${code} ${field}`;

function refusalOf(operation: Operation, call: Call): (Refusal & { readonly of: string }) | null {
  try {
    parseRequest(operation, asItArrives(call) as Request);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { answerStatus: status, faults } = error;
    return { status, errors: faults, of: [...new Set(faults.map(placed))].join(', ') };
  }
}

/** As the server reads it from the address and from JSON; a request that ends without a body is read as one without a field. */
function asItArrives({ params = {}, query, body }: Call): Pick<Request, 'params' | 'query' | 'body'> {
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return { params: { ...params }, query: parseQuery(asked), body: read(body) };
}

function read(body: unknown): unknown {
  if (body === undefined) return {};
  return JSON.parse(typeof body === 'string' ? body : JSON.stringify(body)) as unknown;
}
