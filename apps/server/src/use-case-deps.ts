// What the use cases work with, made once at the start.
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { createFailedAttempts, type FailedAttempts } from './features/auth/failed-attempts.ts';
import { createHashing, type Hashing } from './features/auth/hashing-queue.ts';
import { createPasswordHashing, type PasswordHashing } from './features/auth/password-hash.ts';
import { createPinHashing, type PinHashing } from '#features/auth/pin-hash.ts';
import { findDeductedBreak } from '#features/timesheets/find-deducted-break.ts';
import type { FindDeductedBreak } from '#features/ledger/settle-answered-breaks.ts';
import { createRecordPunch, type RecordDeps, type RecordPunch } from '#features/ledger/record-punches.ts';
import type { OutgoingMail } from '#features/mail/outgoing-mail.ts';
import { phoneQuestion } from '#features/auth/phones/end-phone.ts';
import { pinLockQuestion } from '#features/auth/unlock-pin.ts';
import type { OtherQuestion } from '#features/ledger/settle-review-item.ts';
import { currentClockTrouble } from '#features/system/clock-trouble.ts';
import { tabletQuestion } from '#features/tablets/health/tablet-question.ts';
import { NO_REACH, type TabletReach } from '#features/tablets/reach/tablet-reach.ts';
import { createInboxJudge, type InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import type { ForwardedTrouble } from '#http/watch-forwarded.ts';
import type { ClockTrouble, MissingBackups } from '#features/today/read-today.ts';
import type { Secrets } from './secrets.ts';

export type UseCaseDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly failedAttempts: FailedAttempts;
  readonly passwords: PasswordHashing;
  readonly pins: PinHashing;
  readonly recordPunch: RecordPunch;
  readonly inboxJudge: InboxJudge;
  /** Kinds of review items that are not about time. */
  readonly otherQuestions: readonly OtherQuestion[];
  readonly version: string;
  /** Null: no mail is sent. */
  readonly mail: OutgoingMail | null;
  /** Where mails link to; null together with `mail`. */
  readonly mailOrigin: string | null;
  /** Where people reach this server; null where nobody has said. */
  readonly publicOrigin: string | null;
  /** Null: none that was due is missing, or the server makes none. */
  readonly findMissingBackups: () => MissingBackups | null;
  /** At which addresses tablets can open the kiosk. */
  readonly findReach: () => TabletReach;
  /** Null: what proxies tell is believed as it should be. */
  readonly findForwardedTrouble: () => ForwardedTrouble | null;
  /** Null: the clocks of all servers are right. */
  readonly findClockTrouble: () => Promise<ClockTrouble | null>;
  /** For the ledger, which does not call the engine. */
  readonly findDeductedBreak: FindDeductedBreak;
};

export type Foundations = Pick<UseCaseDeps, 'database' | 'clock' | 'secrets' | 'version'> &
  Pick<RecordDeps, 'isTimeSure'> & {
    /** Left out: no mail is sent. */
    readonly mailing?: { readonly mail: OutgoingMail; readonly origin: string } | null;
    /** Left out: nobody has said where people reach this server. */
    readonly publicOrigin?: string | null;
    /** Left out: at none that is known. */
    readonly findReach?: UseCaseDeps['findReach'];
    /** Left out: the server makes no backups. */
    readonly findMissingBackups?: UseCaseDeps['findMissingBackups'];
    /** Left out: nobody looks. */
    readonly findForwardedTrouble?: UseCaseDeps['findForwardedTrouble'];
    /** Cheaper hashing, where a test hashes by the thousand. */
    readonly hashing?: Hashing;
    /** Called for punches that could not be judged; they stay in the queue. */
    readonly onJudgeFailure?: (failure: unknown) => void;
  };

export function createUseCaseDeps({
  hashing = createHashing(),
  onJudgeFailure = () => undefined,
  mailing = null,
  publicOrigin = null,
  findReach = () => NO_REACH,
  findMissingBackups = () => null,
  findForwardedTrouble = () => null,
  ...foundations
}: Foundations): UseCaseDeps {
  const failedAttempts = createFailedAttempts(foundations);
  const pins = createPinHashing(hashing, foundations.secrets.pepper);
  const record = createRecordPunch(foundations);
  const inboxJudge = createInboxJudge({ ...foundations, failedAttempts, pins }, onJudgeFailure);
  return {
    ...foundations,
    mail: mailing?.mail ?? null,
    mailOrigin: mailing?.origin ?? null,
    publicOrigin,
    findReach,
    findMissingBackups,
    findForwardedTrouble,
    findClockTrouble: () => currentClockTrouble(foundations),
    failedAttempts,
    passwords: createPasswordHashing(hashing),
    pins,
    recordPunch: async (punch) => {
      const recorded = await record(punch);
      const { company, punchId, isClockedIn } = recorded;
      // Time counts once it has ended.
      if (company.terminal.asksAboutBreaks && !isClockedIn) inboxJudge.lookAgain(company.id, [punchId]);
      return recorded;
    },
    inboxJudge,
    otherQuestions: [pinLockQuestion, phoneQuestion, tabletQuestion],
    findDeductedBreak,
  };
}
