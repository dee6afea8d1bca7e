// Whatever the description of an operation says that it refuses, because of who calls or how, it refuses: at least one call for each code
// that follows from its shape, and one for each role that it does not name. The file of an operation has only what is its own.
import { ALL_ERROR_CODES, errorCodesOf, ROLES, type AnyErrorCode, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../api.ts';
import { describedOperations, type DescribedOperationId } from '../described-apis.ts';
import { readRowsOf } from '../read-every-table.ts';
import { signedGoodCall } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';
import { REFUSED_CALLERS } from './refused-callers.ts';
import { REFUSED_DEVICES } from './refused-devices.ts';
import { REFUSED_INPUTS } from './refused-inputs.ts';
import { aRefusingWorld, type RefusingWorld, type Spoil, type WrongCall } from './refusing-world.ts';

const WAYS: Partial<Record<AnyErrorCode, Spoil>> = {
  ...REFUSED_CALLERS,
  ...REFUSED_DEVICES,
  ...REFUSED_INPUTS,
};

/** What one piece of code answers for all operations alike, and where that is tried. */
const TRIED_ELSEWHERE: Partial<Record<AnyErrorCode, string>> = {
  'rate.limited': 'get-punch-list and list-holidays; where an operation has a limit of its own, its file',
  'server.error': 'error-handler.api.test.ts',
  'server.unavailable': 'vanished-database.test.ts',
  'request.key_reused': 'once-per-press.api.test.ts',
  'request.key_at_work': 'once-per-press.api.test.ts',
  'request.made_already': 'pressed-twice.test.ts, at each of them',
};

let caller: PatientCaller;
let world: RefusingWorld;

beforeAll(async () => {
  caller = await startPatientApi();
  world = await aRefusingWorld(caller.api);
});
afterAll(() => caller.api.stop());

const ids = Object.keys(describedOperations) as DescribedOperationId[];

/** Those that follow from the shape of an operation, without its own. One that names every role refuses none. */
function impliedCodesOf(id: DescribedOperationId): readonly AnyErrorCode[] {
  const { roles, ...operation }: Operation = describedOperations[id];
  const some = roles?.length === ROLES.length ? {} : { ...(roles && { roles }) };
  return errorCodesOf({ ...operation, ...some, errors: [] }).filter((code) => !(code in TRIED_ELSEWHERE));
}

type Wrong = WrongCall & { readonly code: AnyErrorCode };

async function wrongCallsOf(id: DescribedOperationId, good: Call): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const code of impliedCodesOf(id)) {
    const ways = (await WAYS[code]?.(world, id, good)) ?? [];
    wrong.push(...ways.map((way) => ({ ...way, code })));
  }
  return wrong;
}

/** Of sessions it is written when they were last used. */
const rowsNow = async () =>
  (await readRowsOf(caller.api.deps.database, world.ours.company.id)).filter(
    (row) => !row.startsWith('sessions '),
  );

describe('an operation refuses whatever its description says', () => {
  it.each(ids)('%s for each code, and writes nothing', async (id) => {
    const wrong = await wrongCallsOf(id, await signedGoodCall(caller.api, world.ours, id));
    expect([...new Set(wrong.map(({ code }) => code))]).toEqual(impliedCodesOf(id));
    const before = await rowsNow();

    const answers: unknown[] = [];
    for (const { says, code, call } of wrong) {
      const { status, codes } = await caller.send(id, call);
      answers.push([code, says, [status, ...new Set(codes)].join(' ')]);
    }

    const expected = wrong.map(({ says, code }) => [code, says, `${ALL_ERROR_CODES[code].status} ${code}`]);
    expect(answers).toEqual(expected);
    expect(await rowsNow()).toEqual(before);
  });
});
