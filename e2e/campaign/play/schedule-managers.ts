// What managers do at moments of their own, while people punch: close a project, settle questions, approve time and open it again.
import { approveTime, everybodyAway, lockTime, somebodyAtWork, withdrawApproval } from './approve-time.ts';
import { settleQuestion } from './decide.ts';
import { closeProject } from './managers.ts';
import { OFFICE_ACTS } from './office.ts';
import type { Play } from './play.ts';

const DAY_MS = 86_400_000;
const OPENED_AGAIN_AFTER_MS = 3 * DAY_MS;
/** Before that nothing is asked, and hardly anything was worked. */
const FIRST = 0.15;
/** From then on one tablet of each company is away to the end. */
const AWAY_FROM = 0.72;
const NEARLY_OVER = 0.97;
const HALF_A_DAY = 0.5;
/** A single clock-in may have come with a wrong PIN, or be in doubt for another reason. */
const ENOUGH_AWAY = 3;

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
  scheduleLateTime(play, moment, count);
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

/**
 * Those whose punches wait at a tablet are locked once in each company, as soon as enough of them wait: what they did there comes into closed
 * days afterwards. Something else may have given the tablet a network; then it is taken away again.
 */
function scheduleLateTime(play: Play, moment: When, count: (what: string) => void): void {
  const { options, companies, timeline, stage } = play;
  for (const company of companies) {
    const cutOff = stage.tabletsOf(company).slice(0, options.cutOffToTheEnd);
    let isDone = cutOff.length === 0;
    const look = async (enough: number) => {
      if (isDone) return;
      const away = await everybodyAway(play, company);
      for (const tablet of cutOff) await tablet.cutOff(true);
      if (away.length < enough) return;
      isDone = true;
      for (const person of new Set(away))
        if (await lockTime(play, company, person)) count('time locked while punches of it wait');
    };
    for (let share = AWAY_FROM; share < NEARLY_OVER; share += HALF_A_DAY / options.days)
      timeline.at(moment(share), () => look(ENOUGH_AWAY));
    timeline.at(moment(NEARLY_OVER), () => look(1));
  }
}
