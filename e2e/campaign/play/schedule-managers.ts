// What managers do at moments of their own, while people punch: close a project, settle questions, approve time and open it again.
import { approveTime, lockTime, somebodyAtWork, withdrawApproval } from './approve-time.ts';
import { settleQuestion } from './decide.ts';
import { closeProject } from './managers.ts';
import { OFFICE_ACTS } from './office.ts';
import type { Play } from './play.ts';

const DAY_MS = 86_400_000;
const OPENED_AGAIN_AFTER_MS = 3 * DAY_MS;
/** Before that nothing is asked, and hardly anything was worked. */
const FIRST = 0.15;

export function scheduleManagers(
  play: Play,
  { start, count }: { readonly start: number; readonly count: (what: string) => void },
): void {
  const { options, companies, timeline } = play;
  // A server from a backup would know nothing of it.
  if (options.restores > 0) return;
  const moment = (share: number) => start + Math.round(options.days * DAY_MS * share);
  for (const company of companies) {
    timeline.at(moment(0.5), async () => {
      await closeProject(play, company);
      count('project closed');
    });
  }
  for (const company of companies) {
    for (const [share, what, act] of OFFICE_ACTS)
      timeline.at(moment(share), async () => {
        if (await act(play, company)) count(what);
      });
  }
  scheduleQuestions(play, moment, count);
  scheduleApprovals(play, moment, count);
}

type When = (share: number) => number;

function scheduleQuestions(play: Play, moment: When, count: (what: string) => void): void {
  const { options, chance, companies, timeline } = play;
  for (let number = 0; number < options.decisions; number += 1) {
    const word = `question ${number}`;
    const company = chance.pick(companies, word, 'company');
    timeline.at(moment(FIRST + (0.97 - FIRST) * chance.of(word, 'at')), async () => {
      const done = await settleQuestion(play, company, word);
      if (done !== undefined) count(done);
    });
  }
}

function scheduleApprovals(play: Play, moment: When, count: (what: string) => void): void {
  const { options, chance, companies, timeline } = play;
  for (let number = 0; number < options.approvals; number += 1) {
    const word = `approval ${number}`;
    const company = chance.pick(companies, word, 'company');
    const person = chance.pick(company.people, word, 'person');
    timeline.at(moment(FIRST + 0.6 * chance.of(word, 'at')), async () => {
      const isApproval = number % 2 === 0;
      const whose = isApproval ? person : ((await somebodyAtWork(play, company)) ?? person);
      if (isApproval && (await approveTime(play, company, whose))) count('time approved');
      else if (await lockTime(play, company, whose)) count('time locked');
      if (number % 4 > 1) return;
      timeline.at(timeline.now() + OPENED_AGAIN_AFTER_MS, async () => {
        if (await withdrawApproval(play, company, whose)) count('approval withdrawn');
      });
    });
  }
}
