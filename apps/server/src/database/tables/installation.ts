// What is of the whole installation, and what it does later.
import { guid, json, long, moment, moments, oneOf, orNull, text, whole, word } from '../columns.ts';
import { goes, nobody } from '../erasing.ts';
import { ofCompany, onCoordinator, type RowOf } from '../table.ts';

export const installation = onCoordinator('installation', {
  erasing: nobody('the installation'),
  columns: {
    id: whole,
    secrets_id: text,
    created_at: moment,
    newest_moment_at: orNull(moment),
    clock_set_back_from: orNull(moment),
    clock_set_back_to: orNull(moment),
    /** Counted up by each trial whether the database accepts a write. */
    trial_writes: long,
    /** Since `log_lost_since`; none were lost while that is null. */
    log_lines_lost: long,
    log_lost_since: orNull(moment),
    log_lost_last_at: orNull(moment),
    /** What is wrong with what proxies tell; null while nothing is. */
    forwarded_trouble: orNull(oneOf('not_believed', 'no_address', 'too_wide')),
    /** Only where it is no address of the open internet. */
    forwarded_peer: orNull(text),
    forwarded_trouble_at: orNull(moment),
    /** The name of the machine whose clock was found to differ from the database's; null while none was. */
    clock_trouble_server: orNull(text),
    /** Above zero: it was ahead. */
    clock_trouble_offset_ms: orNull(long),
    clock_trouble_at: orNull(moment),
  },
});
export type InstallationRow = RowOf<typeof installation>;

/** The secrets, sealed for all servers. */
export const sharedSecrets = onCoordinator('shared_secrets', {
  erasing: nobody('keys'),
  columns: {
    id: whole,
    /** Grows with each change. */
    version: whole,
    sealed: text,
  },
});
export type SharedSecretsRow = RowOf<typeof sharedSecrets>;

/** Requests of a caller, so that every process on the same PostgreSQL sees them. SQLite has one process, which counts by itself. */
export const requestLimits = onCoordinator('request_limits', {
  only: 'postgresql',
  key: ['key'],
  erasing: nobody('callers of the last two minutes'),
  columns: {
    key: text,
    /** Null for one that was refused. */
    passed_at: moments,
    last_at: moment,
  },
});

/** Work that the server does later by itself. */
export const jobs = onCoordinator('jobs', {
  // What waits is looked for in all companies at once.
  erasing: nobody('ids alone; what is personal stands in the mail'),
  columns: {
    id: text,
    kind: word,
    /** Empty once it has ended. */
    details: json,
    due_at: moment,
    give_up_at: moment,
    tries: whole,
    /** Somebody is at it until then. */
    leased_until: orNull(moment),
    ended_at: orNull(moment),
    outcome: orNull(word),
    /** A code, nothing personal. */
    last_fault: orNull(text),
  },
});
export type JobRow = RowOf<typeof jobs>;

/** E-mails to people of the company. */
export const mails = ofCompany('mails', {
  // Letters that wait are not sent; the job that would send one finds nothing.
  erasing: goes('texts'),
  columns: {
    id: guid,
    employee_id: guid,
    purpose: word,
    /** Address and content under a key of the secrets; null once it was sent or given up. */
    sealed: orNull(text),
    queued_at: moment,
    ended_at: orNull(moment),
    outcome: orNull(word),
    /** What the mail server said, as a code. */
    fault: orNull(text),
  },
});
export type MailRow = RowOf<typeof mails>;
