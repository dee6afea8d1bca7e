// For every code about the device that calls, and about who is signed in on it: a good call of an operation that this code refuses.
import type { AnyErrorCode } from '@stimpill/api-types';
import type { DeviceRow } from '#database/tables/tablets.ts';
import { digestOf } from '#features/auth/token-digest.ts';
import { signEmployeeToken } from '#features/tablets/people/employee-token.ts';
import type { Call } from '../api.ts';
import { goodCalls } from './good-calls.ts';
import { one, withHeaders, type RefusingWorld, type Spoil } from './refusing-world.ts';

/** So long an employee is signed in. */
const SESSION_MS = 120_000;

const devices = ({ api }: RefusingWorld, { token = '' }: Call) =>
  api.deps.database.knex<DeviceRow>('devices').where({ token_digest: digestOf(token) });

const deviceOf = async (world: RefusingWorld, call: Call): Promise<DeviceRow> => {
  const [device] = await devices(world, call);
  if (device === undefined) throw new Error('The good call is of no device.');
  return device;
};

const ofRevoked: Spoil = async (world, id) => {
  const call = await goodCalls[id](world.api, world.theirs);
  await devices(world, call).update({ revoked_at: 1 });
  return one(call);
};

const ofBoundKey: Spoil = async (world, id) => {
  const call = await goodCalls[id](world.api, world.theirs);
  await world.api.given.aDeviceKey(await deviceOf(world, call));
  return one(call);
};

const ofExpired: Spoil = async (world, _id, good) => {
  const { api, ours } = world;
  const { id: deviceId } = await deviceOf(world, good);
  const session = { companyId: ours.company.id, deviceId, employeeId: ours.employee.id };
  const { token } = signEmployeeToken(api.deps.secrets, session, api.time.clock() - SESSION_MS);
  return one(withHeaders(good, { 'X-Employee-Token': token }));
};

export const REFUSED_DEVICES: Partial<Record<AnyErrorCode, Spoil>> = {
  'kiosk.device_revoked': ofRevoked,
  'kiosk.signature_required': ofBoundKey,
  'company.ip_not_allowed': async ({ api, walled }, id) => one(await goodCalls[id](api, walled)),
  'kiosk.employee_token_invalid': (_world, _id, good) => one(withHeaders(good, { 'X-Employee-Token': 'x' })),
  'kiosk.employee_token_expired': ofExpired,
};
