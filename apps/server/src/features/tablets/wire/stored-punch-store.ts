import type { CompanyScope } from '#database/company-scope.ts';
import type { OpenPunchRow, PinSealRow, PunchEnvelopeRow } from '#database/tables/punches.ts';
import type { SessionSpan } from '#features/tablets/people/employee-token.ts';
import type { PunchAction } from '#features/ledger/punch.ts';
import type { TimeGrade } from '#features/tablets/clocks/effective-time.ts';
import type { Proof } from '#features/tablets/judging/proof.ts';

/** A punch that waits to be judged, with everything that is needed to judge it. */
export type StoredPunch = {
  readonly punchId: string;
  readonly employeeId: string;
  readonly deviceId: string;
  readonly sequence: number;
  readonly receivedAt: number;
  readonly action: PunchAction;
  readonly at: number;
  readonly earliest: number;
  readonly latest: number;
  readonly grade: TimeGrade;
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  readonly envelope: string;
  readonly fault: string | null;
  readonly photo: string;
  /** Another device than the one that made it handed it over. */
  readonly isBrought: boolean;
  readonly session: SessionSpan | undefined;
  readonly seal: { readonly keyId: string; readonly seal: string } | undefined;
  /** From its receipt, where the punch came again after a restore. */
  readonly proof: Proof | undefined;
};

type Joined = OpenPunchRow &
  PunchEnvelopeRow & {
    readonly key_id: string | null;
    readonly seal: string | null;
    readonly proof: string | null;
  };

/** In the order of their times, and of equal times in that of their numbers. */
export async function loadStoredPunches(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<readonly StoredPunch[]> {
  const ofPunch = (table: string) => ({
    [`${table}.company_id`]: 'open_punches.company_id',
    [`${table}.punch_id`]: 'open_punches.punch_id',
  });
  const rows: unknown = await db<OpenPunchRow>('open_punches')
    .join('punch_envelopes', ofPunch('punch_envelopes'))
    .leftJoin('pin_seals', ofPunch('pin_seals'))
    .leftJoin('punch_proofs', ofPunch('punch_proofs'))
    .where('open_punches.company_id', companyId)
    .where('open_punches.state', 'stored')
    .whereIn('open_punches.punch_id', punchIds)
    .orderBy(['open_punches.punched_at', 'open_punches.device_id', 'open_punches.sequence'])
    .select(
      'punch_envelopes.*',
      'open_punches.*',
      'pin_seals.key_id',
      'pin_seals.seal',
      'punch_proofs.proof',
    );
  return (rows as readonly Joined[]).map(toStoredPunch);
}

/** A sealed PIN is erased as soon as it was checked. SQLite's log, which still has it, is emptied within a minute (erase-regularly.ts). */
export async function eraseSeals(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<void> {
  await db<PinSealRow>('pin_seals').where({ company_id: companyId }).whereIn('punch_id', punchIds).delete();
}

function toStoredPunch(row: Joined): StoredPunch {
  const { session_began_at: beganAt, session_ends_at: endsAt, key_id: keyId, seal } = row;
  return {
    punchId: row.punch_id,
    employeeId: row.employee_id,
    deviceId: row.device_id,
    sequence: row.sequence,
    receivedAt: row.received_at,
    action: row.action === 'start' ? 'start' : 'stop',
    at: row.punched_at,
    earliest: row.earliest_at,
    latest: row.latest_at,
    grade: row.time_grade as TimeGrade,
    projectId: row.project_id,
    subProjectId: row.sub_project_id,
    envelope: row.envelope,
    fault: row.fault,
    photo: row.photo,
    isBrought: row.brought_by !== null,
    session: beganAt === null || endsAt === null ? undefined : { beganAt, endsAt },
    seal: keyId === null || seal === null ? undefined : { keyId, seal },
    proof: (row.proof ?? undefined) as Proof | undefined,
  };
}
