// Every operation with every kind of bad token in an otherwise good call; describedOperations without sign-in are called with all of them too.
import { ERROR_CODES, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import { badEmployeeTokens, badTokens, type BadToken } from './bad-tokens.ts';
import { goodCalls } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from '../described-apis.ts';

let caller: PatientCaller;
let tenant: Tenant;
let tokens: readonly BadToken[];

beforeAll(async () => {
  caller = await startPatientApi();
  tenant = await aTenant(caller.api);
  tokens = await badTokens(caller.api, tenant);
});
afterAll(() => caller.api.stop());

const all: readonly Operation[] = Object.values(describedOperations);
const idsWhere = (isOne: (operation: Operation) => boolean) =>
  all.filter(isOne).map(({ id }) => id as DescribedOperationId);

async function answerTo(id: DescribedOperationId, call: Call, header: string | undefined): Promise<string> {
  const { token: _, ...unsigned } = call;
  const authorization = header === undefined ? {} : { Authorization: header };
  const headers = { ...unsigned.headers, ...authorization };
  const answer = await caller.sendAtOnce(id, { ...unsigned, headers });
  return outcomeOf(answer.status, answer.codes, answer.headers.get('WWW-Authenticate'));
}

function outcomeOf(status: number, codes: readonly string[], challenge: string | null): string {
  return [status, ...codes, ...(challenge === null ? [] : [challenge])].join(' ');
}

/** By RFC 6750: no error where no token was sent, `invalid_token` for a token that is not valid. */
const challengeTo = (code: string) =>
  code === 'auth.token_missing'
    ? 'Bearer realm="Stimpill"'
    : 'Bearer realm="Stimpill", error="invalid_token"';

/** By the name of each token. A refused call changes nothing, so the same call is used for all of them. */
async function answersTo(id: DescribedOperationId, sent = tokens): Promise<Record<string, string>> {
  const aCall = () => goodCalls[id](caller.api, tenant);
  const refused = await aCall();
  const answers: Record<string, string> = {};
  for (const { says, header } of sent) {
    const { auth }: Operation = describedOperations[id];
    const call = auth === 'none' || auth === 'ownPage' ? await aCall() : refused;
    answers[says] = await answerTo(id, call, header);
  }
  return answers;
}

function expectedOf(code: (token: BadToken) => keyof typeof ERROR_CODES): Record<string, string> {
  return Object.fromEntries(
    tokens.map((token) => [
      token.says,
      outcomeOf(ERROR_CODES[code(token)].status, [code(token)], challengeTo(code(token))),
    ]),
  );
}

describe('a bad token', () => {
  it('comes in fifty kinds and more, thirty of them forged', () => {
    expect(tokens.length).toBeGreaterThanOrEqual(50);
    expect(tokens.filter(({ says }) => says.startsWith('forged')).length).toBeGreaterThanOrEqual(30);
  });

  it.each(idsWhere(takesUserToken))('opens nothing at %s', async (id) => {
    expect(await answersTo(id)).toEqual(expectedOf(({ ofUser }) => ofUser));
  });

  it.each(idsWhere(({ auth }) => auth === 'device' || auth === 'employeeSession'))(
    'in place of a device token opens nothing at %s',
    async (id) => {
      expect(await answersTo(id)).toEqual(expectedOf(({ ofDevice }) => ofDevice));
    },
  );

  it.each(idsWhere(({ auth }) => auth === 'none' || auth === 'ownPage'))(
    'does not matter at %s, which asks for none',
    async (id) => {
      const plain = tokens.filter(({ says }) => !says.startsWith('forged'));

      expect(new Set(Object.values(await answersTo(id, plain)))).toEqual(new Set(['200']));
    },
  );

  it.each(idsWhere(({ auth }) => auth === 'employeeSession'))(
    'in place of an employee token opens nothing at %s',
    async (id) => {
      const { api, sendAtOnce } = caller;
      const device = await api.given.aDevice(tenant.users.owner);
      const body = { employeeId: tenant.employee.id, action: 'Start' };

      for (const { says, header, code } of await badEmployeeTokens(api, tenant, device.id)) {
        const headers: Record<string, string> = header === undefined ? {} : { 'X-Employee-Token': header };
        const answer = await sendAtOnce(id, { token: device.token, headers, body });

        const outcome = [says, answer.status, answer.codes, answer.headers.get('WWW-Authenticate')];
        // The token of the device is good: the challenge must have no error, or the client would discard it.
        expect(outcome).toEqual([says, 401, [code], 'Bearer realm="Stimpill"']);
      }
    },
  );
});
