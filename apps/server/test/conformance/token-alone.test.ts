// The token of a tablet may be copied from its storage. For a device that has bound a key the token alone gives no access: to no
// operation of the public API, and to none of the station API.
import { operations, type Operation, type OperationId } from '@stimpill/api-types';
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aTenant, type Tenant } from '../a-tenant.ts';
import { PIN } from '../given.ts';
import { aTablet, type Tablet } from '../tablet.ts';
import { goodCalls } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';

let caller: PatientCaller;
let tenant: Tenant;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  caller = await startPatientApi();
  tenant = await aTenant(caller.api);
  employee = await caller.api.given.anEmployee(tenant.company, { pin: PIN });
  tablet = await aTablet(caller.api, tenant.users.manager);
});
afterAll(() => caller.api.stop());

const isOfDevices = ({ auth }: Operation) => auth !== 'none' && auth !== 'user';
const ofKiosks = Object.values<Operation>(operations).filter(isOfDevices);
const ofStations = Object.values<Operation>(stationOperations).filter(
  ({ id, auth }) => id !== 'registerDeviceKey' && isOfDevices({ auth } as Operation),
);

describe('the token of a tablet without its signature', () => {
  it.each(ofKiosks.map(({ id }) => id as OperationId))('opens nothing at %s', async (id) => {
    const call = await goodCalls[id](caller.api, tenant);
    const employeeToken = await tablet.signIn(employee, PIN);

    const answer = await caller.sendAtOnce(id, {
      ...call,
      token: tablet.token,
      headers: { 'X-Employee-Token': employeeToken },
    });

    expect(operations[id]).toMatchObject({ byTokenAlone: true });
    expect([answer.status, answer.codes]).toEqual([403, ['kiosk.signature_required']]);
  });

  it.each(ofStations.map(({ id }) => id as StationOperationId))('opens nothing at %s', async (id) => {
    const employeeToken = await tablet.signIn(employee, PIN);
    const body = stationOperations[id].method === 'POST' ? {} : undefined;

    const answer = await tablet.call(id, { body, employeeToken, signature: null });

    expect([answer.status, answer.codes]).toEqual([401, ['station.signature_invalid']]);
  });

  it('binds no other key', async () => {
    const another = await aTablet(caller.api, tenant.users.manager);

    const answer = await tablet.call('registerDeviceKey', {
      body: { publicKey: another.publicKey },
      signature: null,
    });

    expect(answer.codes).toEqual(['station.key_not_replaceable']);
  });
});

describe('the token of a device without a key', () => {
  it.each(ofKiosks.map(({ id }) => id as OperationId))('is enough at %s', async (id) => {
    const answer = await caller.send(id, await goodCalls[id](caller.api, tenant));

    expect(answer.status).toBe(200);
  });
});
