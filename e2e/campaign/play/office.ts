// What the offices of the companies do while people punch: leave is decided and taken back, days of it become sick days, time off is booked,
// a manager of one department decides there and nowhere else, and the company file goes out and in.
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { signInAtDesk } from '../doors/desk.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Company, Person } from '../people/companies.ts';
import { BALANCE, SICK_DAY } from '../people/office-days.ts';
import { atOwnMoment, callOf, isRun, tryAtDesk } from './managers.ts';
import { payAtOnce } from './pay-at-once.ts';
import type { Play } from './play.ts';

type Act = (play: Play, company: Company) => Promise<boolean>;

/** When each is done, as a share of the days. Whatever is done twice comes before and after the file. */
export const OFFICE_ACTS: readonly (readonly [share: number, what: string, act: Act])[] = [
  [0.3, 'leave approved', (play, company) => decideLeave(play, company, 0, 'approveLeave')],
  [0.31, 'leave approved', (play, company) => decideLeave(play, company, 1, 'approveLeave')],
  [0.32, 'leave refused', (play, company) => decideLeave(play, company, 2, 'refuseLeave', { answer: 'no' })],
  [0.4, 'limited manager tried', lookAsLimited],
  [0.45, 'sick on a day of leave', fallSick],
  [0.55, 'company exported and imported', exportAndImport],
  [0.6, 'leave taken back', (play, company) => decideLeave(play, company, 0, 'takeBackLeaveDecision')],
  [0.65, 'time off booked', bookTimeOff],
  [0.7, 'payroll run asked for by two at once', payAtOnce],
  [0.8, 'limited manager tried', lookAsLimited],
];

function decideLeave(play: Play, { id, office }: Company, place: number, operation: string, body = {}) {
  const about = { companyId: id, requestId: office.requests[place] ?? '' };
  return isRun(play, callOf(operation, about), body);
}

/** Somebody falls ill on a day of leave that was approved: the day becomes a sick day. */
async function fallSick(play: Play, company: Company): Promise<boolean> {
  const [person] = company.people;
  if (person === undefined) return false;
  const [record] = await play.engine.read(play.server.databaseFile, (reader) =>
    reader.all<{ id: string }>(
      'select id from absences where company_id = ? and employee_id = ? and date = ?',
      [...[company.id, person.id, SICK_DAY]],
    ),
  );
  const reason = 'fell ill';
  const body = { absenceIds: [record?.id ?? ''], type: 'sick', reason };
  const words = callOf('changeAbsences', { companyId: company.id });
  const act = { method: 'POST', path: '/absence-changes', body } as const;
  return (await tryAtDesk(play, { company, words, body }, (desk) => desk(act))) === 'done';
}

/** The file of a company goes out and straight in again, and changes nothing. */
async function exportAndImport(play: Play, { id, name }: Company): Promise<boolean> {
  const folder = dirname(play.server.logFile);
  const [out, again] = ['out', 'again'].map((word) => join(folder, `${name} ${word}.json`)) as [
    string,
    string,
  ];
  const isDone =
    (await isRun(play, ['company', 'export', id, '--json', '--output', out])) &&
    (await isRun(play, ['company', 'import', out])) &&
    (await isRun(play, ['company', 'export', id, '--json', '--output', again]));
  if (!isDone) return false;
  const [before, after] = [await readFile(out, 'utf8'), await readFile(again, 'utf8')];
  play.stage.companyFiles.push({ companyId: id, file: before, isSame: before === after });
  await Promise.all([out, again].map((file) => rm(file)));
  return true;
}

function bookTimeOff(play: Play, { id, people }: Company): Promise<boolean> {
  const minutes = String(BALANCE.takenMinutes);
  const about = [id, people[0]?.email ?? '', 'winterLeave', 'taken', minutes, '--date', BALANCE.from];
  return isRun(play, ['balance', 'book', ...about, '--reason', 'day off']);
}

/** @returns the minutes that the first person has left of the time off for holidays */
export async function showBalance(
  { commandLine }: Pick<CampaignServer, 'commandLine'>,
  company: Company,
  now: number,
) {
  const { id, people } = company;
  const words = ['balance', 'show', id, people[0]?.email ?? '', '--as-of', BALANCE.asOf, '--json'];
  const { balances } = JSON.parse(await commandLine({ words, now })) as {
    readonly balances: readonly { readonly account: string; readonly remainingMinutes: number }[];
  };
  return balances.find(({ account }) => account === 'winterLeave')?.remainingMinutes ?? 0;
}

/** The manager of one department looks at everybody whom they are shown, and at one person each of both departments. */
async function lookAsLimited(play: Play, company: Company): Promise<boolean> {
  const [own, other] = [0, 1].map((department) =>
    company.people.find((one) => one.department === department),
  );
  if (own === undefined || other === undefined) return false;
  const { limited } = company.office;
  const ended = await atOwnMoment(play, async (at) => {
    const desk = await signInAtDesk(play.server.origin, { ...limited, companyId: company.id }, at);
    const list = await desk({ method: 'GET', path: '/people' });
    const reviews = await desk({ method: 'GET', path: '/reviews' });
    const shown = [
      ...((list.data ?? []) as readonly { readonly id: string }[]).map(({ id }) => id),
      ...((reviews.data ?? []) as readonly { readonly employeeId: string | null }[]).map(
        ({ employeeId }) => employeeId,
      ),
    ].filter((id) => id !== null && id !== limited.id) as readonly string[];
    const [ownLook, otherLook] = [
      await desk({ method: 'GET', path: `/people/${own.id}` }),
      await desk({ method: 'GET', path: `/people/${other.id}` }),
    ];
    const photo = await findPhoto(play, other);
    const photoLook =
      photo === undefined ? undefined : await desk({ method: 'GET', path: `/punches/${photo}/photo` });
    const statuses = { own: ownLook.status, other: otherLook.status, photo: photoLook?.status ?? null };
    play.stage.limitedLooks.push({ companyId: company.id, shown, statuses });
    return '';
  });
  if (ended.kind === 'failed') play.stage.commands.faults.push(ended.text);
  return ended.kind === 'done';
}

async function findPhoto({ engine, server }: Play, { id }: Person): Promise<string | undefined> {
  const [photo] = await engine.read(server.databaseFile, (reader) =>
    reader.all<{ id: string }>(
      `select punch_id as id from punch_photos
       join punch_inbox on punch_inbox.company_id = punch_photos.company_id and punch_inbox.id = punch_photos.punch_id
       where employee_id = ? order by punch_id limit 1`,
      [id],
    ),
  );
  return photo?.id;
}
