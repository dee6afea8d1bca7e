// What becomes of punches that are safe in the inbox: who made them, when, and then the one way into time entries.
//
//   proof of the person (slow, before) -> transaction: still unjudged? -> doubts -> timelines -> verdicts, queue, questions
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { SessionSpan } from '#features/tablets/people/employee-token.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { applyPunches } from '#features/ledger/apply-punches.ts';
import { projectCheckFor } from '#features/ledger/check-project.ts';
import type { Outcome } from '#features/ledger/decide-all.ts';
import { lockStoredPunches, parkPunches, removeOpenPunches } from '#features/ledger/open-punch-store.ts';
import { insertPunchVerdicts } from '#features/ledger/punch-inbox-store.ts';
import { openReviewItems } from '#features/ledger/new-review-item-store.ts';
import { uuidv7 } from '#ids.ts';
import { listHeardThrough } from '#features/tablets/health/device-health-store.ts';
import { areOthersHeard } from './escalate-waiting.ts';
import { doubtsOf, type Doubts } from './doubts-of-punch.ts';
import { insertProofs } from '#features/tablets/wire/envelope-store.ts';
import { checkSealedPin, type OpenSealDeps } from './open-sealed-pin.ts';
import type { Proof } from './proof.ts';
import {
  eraseSeals,
  loadStoredPunches,
  type StoredPunch,
} from '#features/tablets/wire/stored-punch-store.ts';

export type JudgeDeps = OpenSealDeps & { readonly clock: Clock };

/** Those of these punches of one company that nobody has judged yet. */
export async function judgePunches(
  deps: JudgeDeps,
  companyId: string,
  punchIds: readonly string[],
): Promise<void> {
  const stored = await loadStoredPunches(companyScope(deps.database.knex, companyId), punchIds);
  const proofs = new Map<string, Proof>();
  for (const punch of stored) proofs.set(punch.punchId, await proofOf(deps, companyId, punch));
  if (stored.length === 0) return;
  await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [...new Set(stored.map(({ employeeId }) => employeeId))]);
    const unjudged = await lockStoredPunches(scope, punchIds);
    const punches = stored.filter(({ punchId }) => unjudged.has(punchId));
    if (punches.length > 0) await judgeWithin(scope, punches, proofs, deps.clock());
  });
}

async function proofOf(deps: JudgeDeps, companyId: string, punch: StoredPunch): Promise<Proof> {
  const { proof, session, seal, fault } = punch;
  if (proof !== undefined) return proof;
  // Of a punch that is not what was signed nothing is believed, and no guess is spent on it.
  if (fault !== null) return 'unchecked';
  if (session !== undefined && isMadeIn(session, punch)) return 'session';
  return seal === undefined ? 'unchecked' : checkSealedPin(deps, { ...punch, companyId, seal });
}

/**
 * What counts is the fourth digit of the PIN, and its session begins only once the server has it: a tablet waits for three seconds,
 * and once more after five for the time where its clock was wrong.
 */
const LONGEST_PIN_CHECK_MS = 11_000;

function isMadeIn({ beganAt, endsAt }: SessionSpan, { earliest, latest, grade }: StoredPunch): boolean {
  const isTimeKnown = grade === 'A' || grade === 'B';
  return isTimeKnown && earliest <= endsAt && latest >= beganAt - LONGEST_PIN_CHECK_MS;
}

async function judgeWithin(
  scope: CompanyScope,
  punches: readonly StoredPunch[],
  proofs: ReadonlyMap<string, Proof>,
  now: number,
): Promise<void> {
  const ids = punches.map(({ punchId }) => punchId);
  await insertProofs(
    scope,
    ids.map((punchId) => ({ punchId, proof: proofs.get(punchId) ?? 'unchecked' })),
    now,
  );
  await eraseSeals(scope, ids);
  const doubts = await doubtsAbout(scope, punches, proofs);
  const heard = await listHeardThrough(scope);
  const believed = punches.filter(({ punchId }) => doubts.get(punchId)?.blocks === null);
  const outcomes = await applyPunches(
    scope,
    believed.map((punch) => ({
      ...punch,
      ...(doubts.get(punch.punchId)?.hasProject === false ? { projectId: null, subProjectId: null } : {}),
      isDraft: doubts.get(punch.punchId)?.isDraft === true,
      isLive: false,
      areOthersHeard: areOthersHeard(heard, punch),
    })),
    now,
  );
  await writeOutcomes(
    scope,
    punches.map((punch) => toJudged(punch, doubts.get(punch.punchId), outcomes.get(punch.punchId))),
    now,
  );
}

async function doubtsAbout(
  scope: CompanyScope,
  punches: readonly StoredPunch[],
  proofs: ReadonlyMap<string, Proof>,
): Promise<ReadonlyMap<string, Doubts>> {
  const company = await requireCompany(scope.db, scope.companyId);
  const employees = await lockEmployees(scope, [...new Set(punches.map(({ employeeId }) => employeeId))]);
  const choiceOf = ({ action, projectId, subProjectId }: StoredPunch) => ({
    action,
    projectId: projectId ?? undefined,
    subProjectId: subProjectId ?? undefined,
  });
  const checkProject = await projectCheckFor(scope, punches.map(choiceOf));
  return new Map(
    punches.map((punch) => {
      const employee = employees.get(punch.employeeId);
      const isProjectGood =
        employee !== undefined && checkProject(company, employee, choiceOf(punch)) === undefined;
      const proof = proofs.get(punch.punchId) ?? 'unchecked';
      return [punch.punchId, doubtsOf(punch, { company, employee, proof, isProjectGood })];
    }),
  );
}

type Judged = {
  readonly punch: StoredPunch;
  readonly doubts: Doubts;
  readonly verdict: 'applied' | 'waiting' | 'review';
  readonly reason: Doubts['blocks'];
  readonly timeEntryId: string | null;
};

const NO_DOUBT: Doubts = { blocks: null, asks: [], isDraft: false, hasProject: true, employeeId: null };

function toJudged(punch: StoredPunch, doubts: Doubts = NO_DOUBT, outcome: Outcome | undefined): Judged {
  if (outcome === undefined)
    return { punch, doubts, verdict: 'review', reason: doubts.blocks, timeEntryId: null };
  switch (outcome.outcome) {
    case 'applied':
      return { punch, doubts, verdict: 'applied', reason: null, timeEntryId: outcome.timeEntryId };
    case 'waiting':
      return { punch, doubts, verdict: 'waiting', reason: null, timeEntryId: null };
    case 'ask':
      return { punch, doubts, verdict: 'review', reason: outcome.reason, timeEntryId: null };
  }
}

async function writeOutcomes(scope: CompanyScope, judged: readonly Judged[], now: number): Promise<void> {
  await insertPunchVerdicts(
    scope,
    judged.map(({ punch, doubts, verdict, reason, timeEntryId }) => ({
      id: uuidv7(),
      punchId: punch.punchId,
      decidedAt: now,
      verdict,
      code: reason ?? doubts.asks[0] ?? null,
      timeEntryId,
    })),
  );
  const applied = judged.filter(({ verdict }) => verdict === 'applied');
  await removeOpenPunches(
    scope,
    applied.map(({ punch }) => punch.punchId),
  );
  await parkPunches(
    scope,
    judged.flatMap(({ punch, doubts, verdict, reason }) =>
      verdict === 'applied'
        ? []
        : [
            {
              punchId: punch.punchId,
              state: verdict,
              reason,
              isDraft: doubts.isDraft,
              hasProject: doubts.hasProject,
            },
          ],
    ),
  );
  await openReviewItems(
    scope,
    judged.flatMap(({ punch, doubts, reason, timeEntryId }) =>
      [...(reason === null ? [] : [reason]), ...doubts.asks].map((each) => ({
        employeeId: doubts.employeeId,
        reason: each,
        punchId: punch.punchId,
        timeEntryId,
      })),
    ),
    now,
  );
}
