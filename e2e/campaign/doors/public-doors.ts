// The three doors of the public API, used as somebody would who has only read its specification.
import type { Action } from '../journal.ts';
import type { Company, Person } from '../people/companies.ts';
import type { Timeline } from '../timeline.ts';
import type { ApiAnswer, CallApi } from './call-api.ts';
import type { LiveDoor } from './live-door.ts';
import type { Brought, Position } from '../people/brought.ts';

/** Before the fifteen minutes of an access token are over. */
const TOKEN_MS = 10 * 60_000;
const TRIES = 12;
const RETRY_MS = 4_000;

const terminalAction = (action: Action) => (action === 'start' ? 'Start' : 'Stop');

/** A server of a partner, with the token of an owner. */
export function createPartnerDoor(call: CallApi, timeline: Timeline, company: Company): LiveDoor {
  let token: { readonly text: string; readonly at: number } | undefined;
  let logins = 0;
  const logIn = async () => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (token !== undefined && timeline.now() - token.at < TOKEN_MS) break;
      const answer = await call({
        name: `${company.name} login ${(logins += 1)}`,
        method: 'POST',
        path: '/auth/login',
        body: company.manager,
      });
      if (answer.kind === 'success') {
        token = { text: (answer.data as { accessToken: string }).accessToken, at: timeline.now() };
      } else timeline.pass(RETRY_MS);
    }
    return { authorization: `Bearer ${token?.text ?? ''}` };
  };
  return {
    door: 'partner',
    punch: async ({ person: { id }, action, brought }, name) =>
      call({
        name,
        method: 'POST',
        path: `/companies/${company.id}/punches`,
        headers: await logIn(),
        body: { employeeId: id, action, ...chosenIn(brought), ...brought.position },
      }),
    isClockedIn: async ({ id }, name) => {
      const [today, yesterday] = [0, 86_400_000].map((before) => dateOf(timeline.now() - before));
      const query = new URLSearchParams({
        employeeId: id,
        startDate: yesterday ?? '',
        endDate: today ?? '',
      }).toString();
      const path = `/companies/${company.id}/time-entries?${query}`;
      const answer = await call({ name, method: 'GET', path, headers: await logIn() });
      if (answer.kind !== 'success') return undefined;
      const { entries } = answer.data as { entries: readonly { endAtUtc: string | null }[] };
      return entries.some(({ endAtUtc }) => endAtUtc === null);
    },
  };
}

/** A shared terminal: the password of the person, and no token. */
export function createTerminalDoor(call: CallApi, company: Company): LiveDoor {
  return {
    door: 'terminal',
    punch: ({ person: { id, password }, action, brought }, name) =>
      call({
        name,
        method: 'POST',
        path: '/time-entries/punch',
        body: {
          ...{ companyId: company.id, userId: id, password, action: terminalAction(action) },
          ...chosenIn(brought),
          ...(brought.position === null ? {} : phoneOf(brought.position)),
        },
      }),
    isClockedIn: (person, name) => readPunchList(call, person, name),
  };
}

/** A kiosk that somebody else built: device token and PIN. */
export function createKioskDoor(call: CallApi, company: Company, deviceToken: string): LiveDoor {
  const authorization = `Bearer ${deviceToken}`;
  return {
    door: 'kiosk',
    punch: async ({ person: { id, pin }, action, brought }, name) => {
      const path = '/kiosk/auth-pin';
      const body = { employeeId: id, pin };
      const session = await call({
        name: `${name} pin`,
        method: 'POST',
        path,
        headers: { authorization },
        body,
      });
      if (session.kind !== 'success') return session;
      const { employeeToken } = session.data as { employeeToken: string };
      return call({
        name,
        method: 'POST',
        path: '/kiosk/punch',
        headers: { authorization, 'x-employee-token': employeeToken },
        body: {
          ...{ employeeId: id, action: terminalAction(action) },
          ...chosenIn(brought),
          ...(brought.position === null ? {} : placeOf(brought.position)),
        },
      });
    },
    isClockedIn: (person, name) => readPunchList(call, person, name),
  };
}

/** Only what was chosen is named. */
const chosenIn = ({ projectId, subProjectId }: Brought) => ({
  ...(projectId === null ? {} : { projectId }),
  ...(subProjectId === null ? {} : { subProjectId }),
});

const placeOf = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

/** The person's own position, which wins over that of the terminal. */
const phoneOf = ({ latitude, longitude }: Position) => ({
  ...{ lat: 65.5, lng: -18.1 },
  ...{ userLat: latitude, userLon: longitude },
});

async function readPunchList(
  call: CallApi,
  { id, companyId }: Person,
  name: string,
): Promise<boolean | undefined> {
  const answer = await call({ name, method: 'GET', path: `/users/punch-list?companyId=${companyId}` });
  if (answer.kind !== 'success') return undefined;
  const people = answer.data as readonly { id: string; isClockedIn: boolean }[];
  return people.find((person) => person.id === id)?.isClockedIn;
}

/** @throws when the server refuses the manager */
export async function registerDevice(call: CallApi, { name, manager }: Company): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer: ApiAnswer = await call({
      name: `${name} register ${attempt}`,
      method: 'POST',
      path: '/kiosk/register-device',
      body: manager,
    });
    if (answer.kind === 'success') return (answer.data as { deviceToken: string }).deviceToken;
    if (answer.kind === 'refused') throw new Error(`The device was refused: ${answer.code}`);
  }
  throw new Error('The server could not be reached to register a device.');
}

/** Iceland keeps the time of UTC. */
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
