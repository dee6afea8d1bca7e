// Whether people were told of changes of their time, what they said, and what came of a "not so".
import type { CompanyScope } from '#database/company-scope.ts';
import { listChangesOfEach } from '#features/changes/change-store.ts';
import type { Author, RecordedChange } from '#features/changes/change.ts';
import { isOfTime } from '#features/ledger/time-entry-changes.ts';
import type { ToldChange } from '#features/ledger/told-change-store.ts';
import { groupBy } from '#group-by.ts';
import {
  listAnswers,
  listQuestionsOf,
  listToldAt,
  type ChangeAnswer,
  type Question,
} from './change-answer-store.ts';
import { readGivenAccess, type GivenAccess } from './given-access.ts';

/** What came of a "not so". */
type Decided = {
  readonly decision: 'kept' | 'corrected' | 'ended';
  /** Null: nobody who was signed in. */
  readonly by: Author | null;
  readonly reason: string | null;
  readonly at: number;
};

export type WordOfBoth = {
  readonly told: ToldChange;
  /** The oldest first. */
  readonly words: readonly (ChangeAnswer & { readonly access: readonly GivenAccess[] })[];
  /** Of the last "not so"; null where there is none, and while it is open. */
  readonly decided: Decided | null;
};

/** By the ids of the changes, which are of one person. */
export async function readWords(
  scope: CompanyScope,
  employeeId: string,
  told: readonly ToldChange[],
): Promise<ReadonlyMap<string, WordOfBoth>> {
  const answers = await listAnswers(scope, idsOf(told));
  const ofChange = groupBy(answers, ({ toldChangeId }) => toldChangeId);
  const accessBefore = answers.length === 0 ? () => [] : await readGivenAccess(scope, employeeId);
  const decidedOf = await readDecisions(scope, answers);
  return new Map(
    told.map((change) => {
      const said = ofChange.get(change.id) ?? [];
      const words = said.map((answer) => ({ ...answer, access: accessBefore(answer.saidAt) }));
      const denied = said.findLast(({ reviewItemId }) => reviewItemId !== null);
      return [change.id, { told: change, words, decided: decidedOf(denied?.reviewItemId ?? '') }];
    }),
  );
}

/** Of recorded changes of one person's time entries: what was told of each. */
export async function readWordsOfChanges(
  scope: CompanyScope,
  employeeId: string,
  changes: readonly RecordedChange[],
): Promise<(change: RecordedChange) => WordOfBoth | null> {
  const moments = [...new Set(changes.filter(isOfTime).map(({ changedAt }) => changedAt))];
  if (moments.length === 0) return () => null;
  const told = await listToldAt(scope, employeeId, moments);
  const words = await readWords(scope, employeeId, told);
  const byMoment = new Map(told.map(({ id, changedAt }) => [changedAt, words.get(id)]));
  return (change) => (isOfTime(change) ? (byMoment.get(change.changedAt) ?? null) : null);
}

async function readDecisions(
  scope: CompanyScope,
  answers: readonly ChangeAnswer[],
): Promise<(reviewItemId: string) => Decided | null> {
  const ids = answers.map(({ reviewItemId }) => reviewItemId).filter((id) => id !== null);
  if (ids.length === 0) return () => null;
  const questions = await listQuestionsOf(scope, ids);
  const changes = await listChangesOfEach(scope, 'reviewItem', ids);
  return (id) => {
    const question = questions.get(id);
    return question === undefined ? null : toDecided(question, changes.get(id)?.at(-1));
  };
}

function toDecided(
  { decision, settled_at: at }: Question,
  change: RecordedChange | undefined,
): Decided | null {
  if (at === null) return null;
  return {
    decision: decision === 'accept' ? 'kept' : decision === 'corrected' ? 'corrected' : 'ended',
    by: change?.by ?? null,
    reason: change?.reason ?? null,
    at,
  };
}

const idsOf = (told: readonly ToldChange[]) => told.map(({ id }) => id);
