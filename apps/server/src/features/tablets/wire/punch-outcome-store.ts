import type { CompanyScope } from '#database/company-scope.ts';
import type {
  OpenPunchRow,
  PunchEnvelopeRow,
  PunchInboxRow,
  PunchPhotoRow,
  PunchVerdictRow,
} from '#database/tables/punches.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { groupBy } from '#group-by.ts';
import { listProofs } from './envelope-store.ts';
import type { Proof } from '#features/tablets/judging/proof.ts';

/** The outcome of a tablet's punch so far. */
export type PunchOutcome = {
  readonly punchId: string;
  readonly fingerprint: string;
  readonly at: number;
  readonly state: 'stored' | 'applied' | 'waiting' | 'review';
  readonly reason: string | null;
  readonly timeEntryId: string | null;
  readonly isClockedIn: boolean;
  /** Undefined until it was checked. */
  readonly proof: Proof | undefined;
  readonly isPhotoAwaited: boolean;
};

/** By punch id. */
export async function listOutcomes(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<ReadonlyMap<string, PunchOutcome>> {
  const ofCompany = { company_id: companyId };
  // Proofs are read before the queue: a punch that is judged in between may still be shown as stored, but never half judged.
  const proofs = await listProofs({ db, companyId }, punchIds);
  const punches = await db<PunchInboxRow>('punch_inbox').where(ofCompany).whereIn('id', punchIds);
  const envelopes = await db<PunchEnvelopeRow>('punch_envelopes')
    .where(ofCompany)
    .whereIn('punch_id', punchIds);
  const open = await db<OpenPunchRow>('open_punches').where(ofCompany).whereIn('punch_id', punchIds);
  const verdicts = await db<PunchVerdictRow>('punch_verdicts')
    .where(ofCompany)
    .whereIn('punch_id', punchIds)
    .orderBy(['decided_at', 'id']);
  const clockedIn = await db<TimeEntryRow>('time_entries')
    .where(ofCompany)
    .whereIn('employee_id', [...new Set(punches.map(({ employee_id }) => employee_id))])
    .whereNull('end_at')
    .select('employee_id');
  const photos = await db<PunchPhotoRow>('punch_photos')
    .where(ofCompany)
    .whereIn('punch_id', punchIds)
    .select('punch_id');
  const known = {
    punches: new Map(punches.map((punch) => [punch.id, punch])),
    open: new Map(open.map((punch) => [punch.punch_id, punch])),
    verdicts: groupBy(verdicts, ({ punch_id }) => punch_id),
    clockedIn: new Set(clockedIn.map(({ employee_id }) => employee_id)),
    photos: new Set(photos.map(({ punch_id }) => punch_id)),
    proofs,
  };
  return new Map(envelopes.flatMap((envelope) => toOutcome(envelope, known)));
}

type Known = {
  readonly punches: ReadonlyMap<string, PunchInboxRow>;
  readonly open: ReadonlyMap<string, OpenPunchRow>;
  readonly verdicts: ReadonlyMap<string, readonly PunchVerdictRow[]>;
  readonly clockedIn: ReadonlySet<string>;
  readonly photos: ReadonlySet<string>;
  readonly proofs: ReadonlyMap<string, Proof>;
};

function toOutcome(envelope: PunchEnvelopeRow, known: Known): [string, PunchOutcome][] {
  const punchId = envelope.punch_id;
  const punch = known.punches.get(punchId);
  if (punch === undefined) return [];
  const open = known.open.get(punchId);
  const last = known.verdicts.get(punchId)?.at(-1);
  const state = open?.state ?? (last?.verdict === 'applied' ? 'applied' : 'review');
  return [
    [
      punchId,
      {
        punchId,
        fingerprint: envelope.fingerprint,
        at: punch.punched_at,
        state: state as PunchOutcome['state'],
        reason: state === 'stored' || state === 'waiting' ? null : (open?.reason ?? last?.code ?? null),
        timeEntryId: open === undefined ? (last?.time_entry_id ?? null) : null,
        isClockedIn: known.clockedIn.has(punch.employee_id),
        proof: known.proofs.get(punchId),
        isPhotoAwaited: envelope.photo === 'taken' && !known.photos.has(punchId),
      },
    ],
  ];
}
