// A punch through the API, with the sign-in of the demo company.
import { StepFailed } from '../steps.mjs';

const COMPANY = '96ed5da1-7e5f-8f66-b81d-b40482c270f8';
const MANAGER = { email: 'stjori@kaffihusnordur.example', password: 'demo-stjori-kaffi' };

/** Clocks in somebody who is out. */
export async function punch(port) {
  const call = await signedIn(port);
  const people = await call(`/users/punch-list?companyId=${COMPANY}`);
  const employeeId = people.find(({ isClockedIn }) => !isClockedIn).id;
  const { timeEntryId } = await call(`/companies/${COMPANY}/punches`, { employeeId, action: 'start' });
  return { employeeId, timeEntryId };
}

/** @returns the entries of that person today, as the text of JSON */
export async function readEntries(port, { employeeId }) {
  const call = await signedIn(port);
  const today = new Date().toISOString().slice(0, 10);
  const path = `/companies/${COMPANY}/time-entries?employeeId=${employeeId}&startDate=${today}&endDate=${today}`;
  return JSON.stringify(await call(path));
}

async function signedIn(port) {
  const base = `http://127.0.0.1:${port}/api/v1`;
  const call = (token) => async (path, body) => {
    const answer = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const { data, error } = await answer.json();
    if (!answer.ok) throw new StepFailed(`${path}: ${answer.status} ${JSON.stringify(error)}`);
    return data;
  };
  const { accessToken } = await call(null)('/auth/login', MANAGER);
  return call(accessToken);
}
