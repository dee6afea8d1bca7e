// Payroll by two at once: the owner and the accountant ask for the same run at the same moment, at both servers where there are two.
import { signInAtDesk, type Desk } from '../doors/desk.ts';
import { managerId, type Company } from '../people/companies.ts';
import { PAID_DAY } from '../people/office-days.ts';
import { atOwnMoment, callOf, isRun } from './managers.ts';
import type { Play } from './play.ts';

const PAID = ['--reason', 'paid'] as const;
const WORKED = {
  ...{ kind: 'work', breaks: [], projectId: null, subProjectId: null, isDraft: false, reason: 'paid' },
  ...{ startAtUtc: `${PAID_DAY}T08:00:00Z`, endAtUtc: `${PAID_DAY}T16:00:00Z` },
};
const OF_THAT_DAY = ['--from', PAID_DAY, '--to', PAID_DAY] as const;

/** The accountant, who never punches, is paid for a day that was entered by hand. @returns whether both were answered */
export async function payAtOnce(play: Play, company: Company): Promise<boolean> {
  const { id, office } = company;
  const isReady =
    (await isRun(play, callOf('addTimeEntry', { companyId: id }), {
      ...{ ...WORKED, employeeId: office.accountant.id },
    })) &&
    (await isRun(play, [
      ...['timesheet', 'lock', id, ...OF_THAT_DAY, '--employee', office.accountant.email],
      ...PAID,
    ]));
  return isReady && (await askAtOnce(play, company));
}

async function askAtOnce(play: Play, company: Company): Promise<boolean> {
  const { server, stage } = play;
  const { id: companyId, manager, office } = company;
  const owner = { ...manager, id: managerId(companyId) };
  const second = server.second?.isAlive() === true ? server.second : server;
  const ended = await atOwnMoment(play, async (at) => {
    const [one, other] = [
      await signInAtDesk(server.origin, { ...owner, companyId }, at),
      await signInAtDesk(second.origin, { ...office.accountant, companyId }, at),
    ];
    const answers = await Promise.all([
      asking(one, office.accountant.id),
      asking(other, office.accountant.id),
    ]);
    stage.payrollsAtOnce.push({ companyId, answers });
    const userId = answers[0].status < 400 ? owner.id : office.accountant.id;
    stage.commands.done.push({ at, words: ['payroll', 'export', companyId], userId });
    return '';
  });
  if (ended.kind === 'failed') stage.commands.faults.push(ended.text);
  return ended.kind === 'done';
}

async function asking(desk: Desk, employeeId: string) {
  const days = { startDate: PAID_DAY, endDate: PAID_DAY };
  const how = { again: 'refuse', leavesOutUnready: false, ignoresSilentTablets: true };
  const body = { profileKey: 'generic', ...days, employeeIds: [employeeId], ...how };
  const { status, text } = await desk({ method: 'POST', path: '/payroll-runs', body });
  return { status, text };
}
