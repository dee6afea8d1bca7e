// Two companies that requests are about, and everybody who could send one.
import { Agent } from 'node:http';
import { operations, type Operation, type Role } from '@stimpill/api-types';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { RefreshTokenRow } from '#database/tables/sign-in.ts';
import { signAccessToken } from '#features/auth/access-token.ts';
import { digestOf, newCompanyToken, newOpaqueToken } from '#features/auth/token-digest.ts';
import { signEmployeeToken } from '#features/tablets/people/employee-token.ts';
import { startApi, type TestApi } from '../api.ts';
import { aTenant, type Tenant } from '../a-tenant.ts';
import { PASSWORD, PIN } from '../given.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { placeFor, type Place } from './places.ts';

export type FuzzWorld = {
  readonly api: TestApi;
  readonly agent: Agent;
  readonly names: (request: FuzzRequest) => Promise<Readonly<Record<Place, string>>>;
  /** @param employeeId the employee as whom a right sender is signed in at a kiosk */
  readonly credentials: (
    request: FuzzRequest,
    employeeId: string,
  ) => Promise<Readonly<Record<string, string>>>;
};

type Device = { readonly id: string; readonly token: string };

export async function createFuzzWorld(): Promise<FuzzWorld> {
  const api = await startApi({ trustProxy: 1 });
  const ours = await aTenant(api, { punch_photo: 'required' });
  const theirs = await aTenant(api);
  const fixed = await fixedNames(api, ours, theirs);
  const sessions = new Map<string, string>();
  const devices = { ours: await newDevice(api, ours), theirs: await newDevice(api, theirs) };

  return {
    api,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    names: async (request) => {
      const isAsked = JSON.stringify(request).includes(placeFor('refreshToken'));
      return {
        ...fixed,
        refreshToken: isAsked ? await newRefreshToken(api, ours.users.owner) : 'srt_unused',
      };
    },
    credentials: async (request, employeeId) => {
      const { id, sender } = request;
      // A revocation may end any session; a device is locked once thirty wrong PINs were typed on it.
      if (id === 'revokeSession') sessions.clear();
      if (id === 'authenticatePin') devices.ours = await newDevice(api, ours);
      switch (sender) {
        case 'nobody':
          return {};
        case 'stranger':
          return bearer(newOpaqueToken('sdt'));
        case 'device':
          return bearer(devices.ours.token);
        case 'foreignDevice':
          return atKiosk(devices.theirs, employeeId);
        case 'foreignOwner':
          return bearer(await accessToken(theirs.users.owner));
        case 'rightOne':
          return ofRightOne(operations[id], employeeId);
        default:
          return bearer(await accessToken(ours.users[sender satisfies Role]));
      }
    },
  };

  async function ofRightOne({ auth }: Operation, employeeId: string) {
    if (auth === 'none') return {};
    if (auth === 'user') return bearer(await accessToken(ours.users.owner));
    return auth === 'device' ? bearer(devices.ours.token) : atKiosk(devices.ours, employeeId);
  }

  function atKiosk({ id, token }: Device, employeeId: string) {
    const session = { companyId: ours.company.id, deviceId: id, employeeId };
    const signed = signEmployeeToken(api.deps.secrets, session, api.time.clock());
    return { ...bearer(token), 'X-Employee-Token': signed.token };
  }

  async function accessToken(user: EmployeeRow): Promise<string> {
    const sessionId = sessions.get(user.id) ?? (await api.given.aSession(user)).id;
    sessions.set(user.id, sessionId);
    const { company_id: companyId, id: userId, role } = user;
    return signAccessToken(api.deps.secrets, { companyId, userId, role, sessionId }, api.time.clock());
  }
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const newDevice = ({ given }: TestApi, { users }: Tenant): Promise<Device> => given.aDevice(users.owner);

async function fixedNames({ given }: TestApi, ours: Tenant, theirs: Tenant) {
  const worker = () => given.anEmployee(ours.company, { password: PASSWORD, pin: PIN });
  const inactive = await given.anEmployee(ours.company, { is_active: false });
  return {
    company: ours.company.id,
    foreignCompany: theirs.company.id,
    employee0: ours.employee.id,
    employee1: (await worker()).id,
    employee2: (await worker()).id,
    employee3: (await worker()).id,
    owner: ours.users.owner.id,
    foreignEmployee: theirs.employee.id,
    inactiveEmployee: inactive.id,
    project: ours.project.id,
    subProject: ours.subProject.id,
    foreignProject: theirs.project.id,
    payPeriod: ours.payPeriod.id,
    timeOff: ours.timeOff.id,
    ownerEmail: ours.users.owner.email,
    employeeEmail: ours.employee.email,
    password: PASSWORD,
    pin: PIN,
  };
}

async function newRefreshToken({ given, deps, time }: TestApi, user: EmployeeRow): Promise<string> {
  const token = newCompanyToken('srt', user.company_id);
  const session = await given.aSession(user);
  await deps.database.knex<RefreshTokenRow>('refresh_tokens').insert({
    company_id: user.company_id,
    digest: digestOf(token),
    session_id: session.id,
    expires_at: time.clock() + 86_400_000,
    used_at: null,
  });
  return token;
}
