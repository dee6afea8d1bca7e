// At noon the manager of each company answers what has been asked since: first where somebody forgot to clock out, because most other
// questions about that person settle themselves with it.
import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { Desk } from '../../campaign/doors/desk.ts';
import type { Company } from '../../campaign/people/companies.ts';
import { endAt } from '../../campaign/play/managers.ts';
import { HOUR_MS, type Life } from './life.ts';

type Question = DataOf<typeof manageOperations.listReviews>[number];

/** What nobody told the server, a manager knows: how long people usually work. */
const USUAL_MS = 8 * HOUR_MS;
const DONE = 300;

export async function answerQuestions(life: Life, company: Company, desk: Desk): Promise<void> {
  for (const { kind, id, atUtc } of await questionsAt(desk))
    if (kind === 'forgottenOut') await counted(life, endAt(desk, id, Date.parse(atUtc) + USUAL_MS));
  const inUse = new Set(life.stage.tabletsOf(company).map(({ keys }) => keys.at(-1)?.chain.deviceId));
  for (const question of await questionsAt(desk)) {
    const { kind, tabletId } = question;
    if (kind === 'punch') await counted(life, decide(desk, question, 'reject'));
    if (kind === 'overlong') await counted(life, decide(desk, question, 'accept'));
    // One that is away for some hours comes back by itself.
    if (kind === 'tablet' && tabletId !== null && !inUse.has(tabletId))
      await counted(life, desk({ method: 'POST', path: `/tablets/${tabletId}/revocation`, body: {} }));
  }
}

async function questionsAt(desk: Desk): Promise<readonly Question[]> {
  const { data } = await desk({ method: 'GET', path: '/reviews' });
  return (data ?? []) as readonly Question[];
}

const decide = (desk: Desk, { id }: Question, decision: 'accept' | 'reject') =>
  desk({ method: 'POST', path: `/reviews/${id}/decision`, body: { decision, reason: 'Asked the person' } });

/** What has settled itself meanwhile is refused. */
async function counted({ count }: Life, answered: ReturnType<Desk>): Promise<void> {
  const { status } = await answered;
  count(status < DONE ? 'answer of a manager' : 'answer that was refused');
}
