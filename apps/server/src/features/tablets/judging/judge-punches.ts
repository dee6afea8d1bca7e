// Judges the punches in the inbox: finds out who made each one and when, and hands them to settle-punches.ts.
//
//   proof of the person (slow, before) -> transaction: still unjudged? -> doubts -> settle-punches.ts
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { SessionSpan } from '#features/tablets/people/employee-token.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { projectCheckFor } from '#features/ledger/check-project.ts';
import { lockOpenPunches } from '#features/ledger/open-punch-store.ts';
import { settlePunches, type PunchToSettle } from '#features/ledger/settle-punches.ts';
import type { Verdict } from '#features/ledger/verdict.ts';
import { listHeardThrough } from '#features/tablets/health/device-health-store.ts';
import { areOthersHeard } from './escalate-waiting.ts';
import { doubtsOf } from './doubts-of-punch.ts';
import { insertProofs } from '#features/tablets/wire/envelope-store.ts';
import { checkSealedPin, type OpenSealDeps } from './open-sealed-pin.ts';
import type { Proof } from './proof.ts';
import {
  eraseSeals,
  loadStoredPunches,
  type StoredPunch,
} from '#features/tablets/wire/stored-punch-store.ts';
import { punchJudged } from '#signals.ts';

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
  const verdicts = await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [...new Set(stored.map(({ employeeId }) => employeeId))]);
    const unjudged = await lockOpenPunches(scope, punchIds, 'stored');
    const punches = stored.filter(({ punchId }) => unjudged.has(punchId));
    return punches.length === 0
      ? new Map<string, Verdict>()
      : judgeWithin(scope, punches, proofs, deps.clock());
  });
  for (const { verdict } of verdicts.values()) punchJudged.send({ door: 'station', verdict });
}

async function proofOf(deps: JudgeDeps, companyId: string, punch: StoredPunch): Promise<Proof> {
  const { proof, session, seal, fault } = punch;
  if (proof !== undefined) return proof;
  // A punch that does not match its signature proves nothing, and its sealed PIN does not count as an attempt.
  if (fault !== null) return 'unchecked';
  if (session !== undefined && isMadeIn(session, punch)) return 'session';
  return seal === undefined ? 'unchecked' : checkSealedPin(deps, { ...punch, companyId, seal });
}

/**
 * A punch is made at the fourth digit of the PIN, but its session begins only when the server has checked the PIN. The tablet waits
 * three seconds for that. Where its clock was wrong, it asks for the time (five seconds at most) and tries once more.
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
): Promise<ReadonlyMap<string, Verdict>> {
  const ids = punches.map(({ punchId }) => punchId);
  await insertProofs(
    scope,
    ids.map((punchId) => ({ punchId, proof: proofs.get(punchId) ?? 'unchecked' })),
    now,
  );
  await eraseSeals(scope, ids);
  return settlePunches(scope, await toSettle(scope, punches, proofs), now);
}

/** Each punch with all its doubts. */
async function toSettle(
  scope: CompanyScope,
  punches: readonly StoredPunch[],
  proofs: ReadonlyMap<string, Proof>,
): Promise<readonly PunchToSettle[]> {
  const company = await requireCompany(scope.db, scope.companyId);
  const employees = await lockEmployees(scope, [...new Set(punches.map(({ employeeId }) => employeeId))]);
  const checkProject = await projectCheckFor(scope, punches.map(choiceOf));
  const heard = await listHeardThrough(scope);
  return punches.map((punch) => {
    const employee = employees.get(punch.employeeId);
    const isProjectGood =
      employee !== undefined && checkProject(company, employee, choiceOf(punch)) === undefined;
    const proof = proofs.get(punch.punchId) ?? 'unchecked';
    const { blocks, hasProject, ...doubts } = doubtsOf(punch, { company, employee, proof, isProjectGood });
    const { punchId, employeeId, action, at, projectId, subProjectId } = punch;
    return {
      ...{ punchId, employeeId, action, at },
      ...(hasProject ? { projectId, subProjectId } : { projectId: null, subProjectId: null }),
      ...doubts,
      isLive: false,
      areOthersHeard: areOthersHeard(heard, punch),
      arrival: punch,
      isQueued: true,
      ...(blocks && { ruling: { verdict: 'review', reason: blocks } }),
    };
  });
}

function choiceOf({ action, projectId, subProjectId }: StoredPunch) {
  return { action, projectId: projectId ?? undefined, subProjectId: subProjectId ?? undefined };
}
