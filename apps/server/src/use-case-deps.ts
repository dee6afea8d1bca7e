// What the use cases work with, made once at the start.
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { createFailedAttempts, type FailedAttempts } from './features/auth/failed-attempts.ts';
import { createHashing, type Hashing } from './features/auth/hashing-queue.ts';
import { createPasswordHashing, type PasswordHashing } from './features/auth/password-hash.ts';
import { createPinHashing, type PinHashing } from '#features/auth/pin-hash.ts';
import { createRecordPunch, type RecordPunch } from '#features/ledger/record-punches.ts';
import { pinLockQuestion } from '#features/auth/pin-lock-question.ts';
import type { OtherQuestion } from '#features/ledger/settle-review-item.ts';
import { tabletQuestion } from '#features/tablets/health/settle-tablet-question.ts';
import { createInboxJudge, type InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
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
};

export type Foundations = Pick<UseCaseDeps, 'database' | 'clock' | 'secrets' | 'version'> & {
  /** Cheaper hashing, where a test hashes by the thousand. */
  readonly hashing?: Hashing;
  /** Called for punches that could not be judged; they stay in the queue. */
  readonly onJudgeFailure?: (failure: unknown) => void;
};

export function createUseCaseDeps({
  hashing = createHashing(),
  onJudgeFailure = () => undefined,
  ...foundations
}: Foundations): UseCaseDeps {
  const failedAttempts = createFailedAttempts(foundations);
  const pins = createPinHashing(hashing, foundations.secrets.pepper);
  return {
    ...foundations,
    failedAttempts,
    passwords: createPasswordHashing(hashing),
    pins,
    recordPunch: createRecordPunch(foundations),
    inboxJudge: createInboxJudge({ ...foundations, failedAttempts, pins }, onJudgeFailure),
    otherQuestions: [pinLockQuestion, tabletQuestion],
  };
}
