// Every operation has a route, a test file, and in it a test for every status of its own. What follows from its shape is tried at all of
// them alike by conformance/every-refusal.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_ERROR_CODES, errorCodesOf, type AnyErrorCode, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_LIMITS } from '#http/rate-limits.ts';
import { startApi, type TestApi } from './api.ts';
import { rawRequest } from './raw-request.ts';
import { basePathOf, describedOperations, type DescribedOperationId } from './described-apis.ts';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const SOME_ID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';

/** Only a broken server answers these: http/error-handler.api.test.ts and get-health test them with one. */
const FAULTS_OF_OURS = [500, 503];

const MOUNTING = [
  'app.ts',
  'http/mount-api.ts',
  'http/mount-operation.ts',
  'http/serve-api-reference.ts',
  'http/serve-app.ts',
];

const all: readonly Operation[] = Object.values(describedOperations);
const ids = Object.keys(describedOperations) as DescribedOperationId[];
const testFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.api.test.ts'),
);

function testFilesOf(id: string): string[] {
  const kebab = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return testFiles.filter((file) => basename(file) === `${kebab}.api.test.ts`);
}

function testedStatusesOf(id: string): number[] {
  const text = testFilesOf(id)
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
  return [...text.matchAll(/^describe\('(\d{3})\b/gm)].map(([, status]) => Number(status));
}

/** Which fields a 400 names and how many calls a 429 allows is of the operation; that it refuses so is not. */
const DERIVED_IN_PART = [400, 429];

/** Refusals that follow from the shape of these as well, but whose cause is theirs alone. */
const SAID_BESIDE: Partial<Readonly<Record<DescribedOperationId, number>>> = {
  // What ends a session, or a token of two minutes.
  ...{ revokeSession: 401, kioskPunch: 401, getDeskSession: 401, endDeskSession: 401 },
  // How long a confirmation lasts, whom a limit to departments leaves, what says whether a project exists, and what is a safe connection.
  ...{ startTotp: 403, addPerson: 403, getProject: 403, tellArrival: 403 },
  // From which address a tablet may punch.
  authenticatePin: 403,
  // Of two that were made from one record.
  setWorkPatterns: 412,
};

const statusOf = (code: AnyErrorCode): number => ALL_ERROR_CODES[code].status;

const inOrder = (statuses: readonly number[]) => [...new Set(statuses)].sort((a, b) => a - b);

function declaredStatusesOf(operation: Operation): number[] {
  return inOrder([200, ...errorCodesOf(operation).map(statusOf)]);
}

/** These follow from about whom somebody calls, and who-over-whom.test.ts tries each at every operation that names it. */
const OF_RIGHTS: readonly AnyErrorCode[] = ['person.owner_only', 'auth.own_time', 'person.own_record'];

/** What no other operation has: its success, the codes that it names itself, and a limit that is for it alone. */
function ownStatusesOf({ id, errors }: Operation): number[] {
  const limit = id in OWN_LIMITS ? [429] : [];
  const own = errors.filter((code) => !OF_RIGHTS.includes(code));
  return inOrder([200, ...own.map(statusOf), ...limit]).filter((status) => !FAULTS_OF_OURS.includes(status));
}

describe('every operation', () => {
  it.each(ids)('%s has one test file beside its feature', (id) => {
    expect(testFilesOf(id)).toHaveLength(1);
  });

  it.each(ids)(
    '%s is tested for every status of its own, in order, and for none that it does not declare',
    (id) => {
      const tested = testedStatusesOf(id);

      expect(tested).toEqual(inOrder(tested));
      expect(tested).toEqual(expect.arrayContaining(ownStatusesOf(describedOperations[id])));
      expect(declaredStatusesOf(describedOperations[id])).toEqual(expect.arrayContaining(tested));
    },
  );

  it.each(ids)('%s says no refusal again that follows from its shape', (id) => {
    const { errors } = describedOperations[id];
    const own = new Set([200, ...errors.map(statusOf), ...DERIVED_IN_PART, ...FAULTS_OF_OURS]);

    expect(testedStatusesOf(id).filter((status) => !own.has(status))).toEqual(
      SAID_BESIDE[id] ? [SAID_BESIDE[id]] : [],
    );
  });

  it('needs a feature only where its caller has a company', () => {
    expect(all.filter(({ feature, auth }) => feature !== undefined && auth === 'none')).toEqual([]);
  });
});

/** A call that gives a router or the app something to answer at a place. */
const MOUNTS =
  /(?<!request\.)\b(?:app|router|byPlace)\s*\.(?:get|post|put|patch|delete|all|route)\(|\bmountOperation\(/;

describe('a mount', () => {
  it('is nowhere but where each handler is mounted by its name, and where pages and documents are served', () => {
    const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<![.]test)[.]ts$/.test(file),
    );

    const mounting = sources.filter((file) => MOUNTS.test(readFileSync(join(SOURCE, file), 'utf8')));

    expect(mounting.sort()).toEqual(MOUNTING);
  });

  it.each([`router.get('/companies/:companyId/days', days);`, 'mountOperation(router, one, answer, deps);'])(
    'beside that is seen: %s',
    (planted) => {
      expect(MOUNTS.test(planted)).toBe(true);
    },
  );
});

describe('the table of routes', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it.each(all.map((operation) => [operation.id, operation] as const))('holds %s', async (_, operation) => {
    const { method, path } = operation;
    const url = new URL(`${basePathOf(operation)}${path.replaceAll(/\{\w+\}/g, SOME_ID)}`, api.baseUrl).href;

    const answer = await rawRequest(url, { method });

    expect(answer.codes.filter((code) => code.startsWith('route.'))).toEqual([]);
    expect(answer.status).toBeLessThan(500);
    expect(api.logLines.at(-1)).toContain(`"route":"${method} ${path}"`);
  });
});
