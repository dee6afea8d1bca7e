// Managers look at the desk every hour of the working day and answer questions at noon, and a partner reads the month of some people.
import { createCallApi } from '../../campaign/doors/call-api.ts';
import { signInAtDesk, type Desk } from '../../campaign/doors/desk.ts';
import type { Company } from '../../campaign/people/companies.ts';
import { answerQuestions } from './answers.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Life } from './life.ts';

const HOURS = { first: 2, noon: 7, last: 13 };
const MONTHS_READ = 5;

export function scheduleDesks(life: Life): void {
  const { options, companies, start, timeline } = life;
  for (const [place, company] of companies.entries())
    for (let day = 0; day < options.days; day += 1) {
      const from = start + day * DAY_MS + place * 2 * MINUTE_MS;
      for (let hour = HOURS.first; hour <= HOURS.last; hour += 1)
        timeline.at(from + hour * HOUR_MS, () => visit(life, company, hour));
    }
}

async function visit(life: Life, company: Company, hour: number): Promise<void> {
  // After half an hour in which nothing was asked, a session of the desk is over.
  const desk = await signIn(life, company);
  await Promise.all([look(life, desk), readMonths(life, company, hour)]);
  if (hour === HOURS.noon) await answerQuestions(life, company, desk);
}

const signIn = ({ server, timeline }: Life, { id, manager }: Company) =>
  signInAtDesk(server.origin, { companyId: id, ...manager }, timeline.now());

async function look({ timeline, count }: Life, desk: Desk): Promise<void> {
  const [startDate, endDate] = daysOfMonth(timeline.now());
  for (const path of ['/today', '/reviews', `/timesheet-grid?startDate=${startDate}&endDate=${endDate}`]) {
    const { status } = await desk({ method: 'GET', path });
    if (status === 200) count('page of the desk read');
  }
}

/** As a partner does: signs in, and reads one person after the other. */
async function readMonths(life: Life, { id, name, manager, people }: Company, hour: number): Promise<void> {
  const { server, timeline, chance, count } = life;
  const call = createCallApi(server.origin);
  const named = (what: string) => `${name} ${what} ${timeline.now()}`;
  const login = await call({ name: named('login'), method: 'POST', path: '/auth/login', body: manager });
  if (login.kind !== 'success') return;
  const headers = { authorization: `Bearer ${(login.data as { accessToken: string }).accessToken}` };
  const [startDate, endDate] = daysOfMonth(timeline.now());
  for (let number = 0; number < MONTHS_READ; number += 1) {
    const { id: employeeId } = chance.pick(people, 'month', timeline.now(), hour, number);
    const query = new URLSearchParams({ employeeId, startDate, endDate }).toString();
    const path = `/companies/${id}/time-entries?${query}`;
    const answer = await call({ name: named('month'), method: 'GET', path, headers });
    if (answer.kind === 'success') count('month read by a partner');
  }
}

/** Iceland keeps the time of UTC. */
function daysOfMonth(now: number): readonly [string, string] {
  const month = new Date(now).toISOString().slice(0, 7);
  return [`${month}-01`, `${month}-28`];
}
