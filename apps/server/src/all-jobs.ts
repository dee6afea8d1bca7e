// Everything that the server does later by itself, in one list.
import type { JobKind } from './features/jobs/job.ts';
import type { TimedJob } from './features/jobs/plan-timed-jobs.ts';
import { addressJobs } from './features/auth/addresses/address-jobs.ts';
import { lostPasswordJobs } from './features/auth/password-links/lost-passwords.ts';
import { mailJobs } from './features/mail/send-mail.ts';
import { ASK_ABOUT_MOVED, askAboutMoved } from './features/payroll-runs/ask-about-moved.ts';
import { forgottenOutsJobs, timesOfForgottenOuts } from './features/reminders/mail-forgotten-outs.ts';
import { FORGET_ENDED_WORK, forgetEndedWork } from './features/system/forget-ended-work.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

export function allJobs(deps: UseCaseDeps): readonly JobKind[] {
  return [
    mailJobs(deps),
    lostPasswordJobs(deps),
    ...addressJobs(deps),
    forgottenOutsJobs(deps),
    forgetEndedWork(deps),
    askAboutMoved(deps),
  ];
}

export async function allTimedJobs(deps: UseCaseDeps): Promise<readonly TimedJob[]> {
  return [FORGET_ENDED_WORK, ASK_ABOUT_MOVED, ...(await timesOfForgottenOuts(deps))];
}
