import type { Operation } from '@stimpill/api-types';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DomainError } from '#errors/domain-error.ts';
import { parseRequest } from './parse-request.ts';

const operation: Operation = {
  id: 'test',
  method: 'POST',
  path: '/things/{thingId}',
  tag: 'system',
  summary: 'A thing',
  description: 'A thing.',
  auth: 'none',
  params: z.object({ thingId: z.string().length(3, { error: 'must have three letters' }) }),
  query: z.object({ page: z.string().regex(/^\d$/, { error: 'must be a digit' }) }),
  body: z.object({
    name: z.string(),
    items: z.array(z.object({ count: z.number() })),
  }),
  data: z.null(),
  errors: [],
  example: { data: null },
};

type Parts = { params?: unknown; query?: unknown; body?: unknown };

const good = { params: { thingId: 'abc' }, query: { page: '1' }, body: { name: 'x', items: [{ count: 1 }] } };

function parse(parts: Parts, changed: Partial<Operation> = {}): unknown {
  return parseRequest({ ...operation, ...changed }, { ...good, ...parts });
}

function faultsOf(parts: Parts, changed: Partial<Operation> = {}) {
  try {
    parse(parts, changed);
  } catch (error) {
    if (error instanceof DomainError) return error.faults;
    throw error;
  }
  return [];
}

describe('a good request', () => {
  it('is returned in its three parts, without unknown properties', () => {
    expect(parse({ body: { ...good.body, isAdmin: true } })).toEqual(good);
  });

  it('may leave out a body that is optional', () => {
    const optional = { body: z.object({ name: z.string().optional() }), bodyOptional: true } as const;

    expect(parse({ body: undefined }, optional)).toMatchObject({ body: {} });
  });
});

describe('a faulty request', () => {
  it('lists every fault of every part at once, each with its path', () => {
    const faults = faultsOf({
      params: { thingId: 'abcd' },
      query: {},
      body: { items: [{ count: 1 }, { count: '2' }, {}] },
    });

    expect(faults.map(({ field }) => field)).toEqual([
      'route.thingId',
      'query.page',
      'name',
      'items[1].count',
      'items[2].count',
    ]);
    expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(['request.invalid']));
  });

  it('is told in sentences what is wanted', () => {
    const faults = faultsOf({ params: { thingId: 'x' }, body: { items: 'none' } });

    expect(faults.map(({ message }) => message)).toEqual([
      'route.thingId must have three letters.',
      'name is required.',
      'items must be a list.',
    ]);
  });

  it.each([undefined, null, [], 'text', 1])('with %s for a body names the body', (body) => {
    const [fault] = faultsOf({ body });

    expect(fault).toMatchObject({ field: 'body' });
    expect(fault?.message).toMatch(/^body (must be a JSON object|is required)\.$/);
  });

  it('may have a code of its own, if it is one of the contract', () => {
    const withCode = (errorCode: string) => ({
      body: z.object({}).superRefine((_, context) => {
        context.addIssue({ code: 'custom', path: ['end'], message: 'is early', params: { errorCode } });
      }),
    });

    expect(faultsOf({}, withCode('range.invalid'))).toMatchObject([{ code: 'range.invalid' }]);
    expect(faultsOf({}, withCode('made.up'))).toMatchObject([{ code: 'request.invalid' }]);
  });
});
