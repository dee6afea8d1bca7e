// A punch through the API, with the sign-in of the demo company.
import { StepFailed } from '../steps.mjs';

const COMPANY = '96ed5da1-7e5f-8f66-b81d-b40482c270f8';
/** Where nobody else can reach the server. Elsewhere the password is a new one, which the log tells. */
const MANAGER = { email: 'stjori@kaffihusnordur.example', password: 'demo-stjori-kaffi' };

/** A server that listens on this port of loopback, without HTTPS. */
export function onPort(port) {
  const ask = async (path, options) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, options);
    return { status: answer.status, body: await answer.text() };
  };
  return { ask, manager: MANAGER };
}

/** @param log what the server has said since its first start */
export function managerIn(log) {
  const password = new RegExp(`manager +${MANAGER.email.replaceAll('.', '\\.')} +(\\S+)`).exec(log)?.[1];
  return { ...MANAGER, password };
}

/** Clocks in somebody who is out. `place` is `onPort(…)`, or another with the same two. */
export async function punch(place) {
  const call = await signedIn(place);
  const people = await call(`/users/punch-list?companyId=${COMPANY}`);
  const employeeId = people.find(({ isClockedIn }) => !isClockedIn).id;
  const { timeEntryId } = await call(`/companies/${COMPANY}/punches`, { employeeId, action: 'start' });
  return { employeeId, timeEntryId };
}

/** Whether the entry of that punch is there, among those of its person today. */
export async function isKept(place, { employeeId, timeEntryId }) {
  const call = await signedIn(place);
  const today = new Date().toISOString().slice(0, 10);
  const path = `/companies/${COMPANY}/time-entries?employeeId=${employeeId}&startDate=${today}&endDate=${today}`;
  return JSON.stringify(await call(path)).includes(timeEntryId);
}

async function signedIn({ ask, manager }) {
  const call = (token) => async (path, body) => {
    const { status, body: text } = await ask(`/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (status >= 400) throw new StepFailed(`${path}: ${status} ${text}`);
    return JSON.parse(text).data;
  };
  const { accessToken } = await call(null)('/auth/login', manager);
  return call(accessToken);
}
