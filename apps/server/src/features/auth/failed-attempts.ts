// Which passwords, PINs and manager codes lock out, and for how long. Every attempt is counted before its hash is computed, so
// that a burst of guesses cannot get past the limit while the first ones are still being hashed. A right attempt takes its count back.
import type { Clock } from '#clock.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { lockCounter, removeForgottenCounters, saveCounter } from './attempt-counter-store.ts';
import {
  countInARow,
  countInWindow,
  failuresLeftInRow,
  failuresLeftInWindow,
  hasFailures,
  NO_FAILURES,
  remainingLockMs,
  takeBackFromRow,
  takeBackFromWindow,
  type AttemptCounter,
  type RowLimit,
  type WindowLimit,
} from './attempt-counter.ts';
import { createNobodyBuckets } from './nobody-bucket.ts';
import { PIN_LOCK_MS, watchPinGuess, type AttemptWatch } from './watch-pin-guesses.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PASSWORD_FROM_ADDRESS = { failures: 10, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS };
const PASSWORD_FROM_ANYWHERE = { failures: 100, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS };

/** Wrong passwords in a row for one person at the terminals of one address: four tablets behind one router are one. */
const TERMINAL_FROM_ADDRESS: RowLimit = {
  lockMs: longerWithEach,
  beginsAgainAfterLock: false,
  forgottenAfterMs: HOUR_MS,
};
/** Wrong passwords for one person from all addresses at which they have not punched lately. */
const TERMINAL_FROM_NEW_ADDRESSES = { failures: 100, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS };

/** Questions for a link to choose a password: a mail each. */
const LINK_OF_ACCOUNT = { failures: 6, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS };
const LINK_FROM_ADDRESS = { failures: 60, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS };

/**
 * Wrong pairing words, anybody’s. There are so many words that no limit for all addresses together is needed, with which one address would
 * shut out everybody. Anyone who has thousands of them can: addresses share their counters.
 */
const PAIRING_WORD_FROM_ADDRESS = { failures: 10, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS };

const PIN_ON_DEVICE = { failures: 30, windowMs: HOUR_MS, lockMs: 10 * MINUTE_MS };

/** Wrong manager codes in a row on one tablet, and within an hour on all tablets of a company. */
const MANAGER_CODE_ON_DEVICE: RowLimit = {
  lockMs: (failures) => (failures < 5 ? 0 : 15 * MINUTE_MS),
  beginsAgainAfterLock: true,
};
const MANAGER_CODE_OF_COMPANY = { failures: 30, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS };

/** Wrong PINs in a row for one employee on one device. */
const PIN_OF_PAIR: RowLimit = { lockMs: longerWithEach, beginsAgainAfterLock: false };

/** Wrong PINs in a row for one employee over all devices. */
const PIN_OF_EMPLOYEE: RowLimit = {
  lockMs: (failures) => (failures < 10 ? 0 : PIN_LOCK_MS),
  beginsAgainAfterLock: true,
};

/** Whose failures are counted. */
type Account = {
  /** Of the person where there is one, otherwise what was typed. */
  readonly id: string;
  readonly isSomebody: boolean;
};

type PasswordAttempt = { readonly account: Account; readonly address: string };

type TerminalAttempt = PasswordAttempt & {
  /** Whether the person has punched at a terminal of this address lately. */
  readonly isKnownAddress: boolean;
};

type PinAttempt = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly deviceId: string;
  /** Whether the company has such an employee. */
  readonly isSomebody: boolean;
};

/** The slow part of an attempt: computes the hash and says whether the person gets in. */
type Check = () => Promise<boolean>;

/** The outcome of an attempt that was checked. */
export type Tried =
  | { readonly isRight: true }
  | {
      readonly isRight: false;
      /** How many further failures lock; 0 when this one did. */
      readonly triesLeft: number;
      /** How long the lock lasts that this failure set; 0 when it set none. */
      readonly lockedForSeconds: number;
    };

export type FailedAttempts = {
  /**
   * To sign in with an e-mail address and a password.
   * @throws DomainError `auth.too_many_attempts`, without checking anything
   */
  readonly tryPassword: (attempt: PasswordAttempt, check: Check) => Promise<boolean>;
  /**
   * To punch at a shared terminal, which strangers can reach: counted apart, so that guesses there lock nobody out elsewhere.
   * @throws DomainError `auth.too_many_attempts`, without checking anything
   */
  readonly tryTerminalPassword: (attempt: TerminalAttempt, check: Check) => Promise<boolean>;
  /** Whether a question for a link to choose a password is still answered by a mail. */
  readonly mayAskForLink: (attempt: PasswordAttempt) => Promise<boolean>;
  /**
   * To register a tablet by a word, which says itself whose it is.
   * @throws DomainError `auth.too_many_attempts`, without checking anything
   */
  readonly tryPairingWord: (address: string, check: Check) => Promise<boolean>;
  /** @throws DomainError `kiosk.pin_locked`, without checking anything */
  readonly tryPin: (attempt: PinAttempt, check: Check) => Promise<Tried>;
  /** @throws DomainError `station.manager_code_locked`, without checking anything */
  readonly tryManagerCode: (
    attempt: { readonly companyId: string; readonly deviceId: string },
    check: Check,
  ) => Promise<boolean>;
};

export function createFailedAttempts(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: { readonly pepper: Buffer };
}): FailedAttempts {
  const bucketOf = createNobodyBuckets(deps.secrets.pepper);
  const keyOf = (key: string, isSomebody: boolean) => (isSomebody ? key : bucketOf(key));
  const fromAddress = ({ account, address }: PasswordAttempt) =>
    keyOf(`${account.id}|${address}`, account.isSomebody);
  return {
    tryPassword: (attempt, check) =>
      isRightOnce(deps, check, 'auth.too_many_attempts', [
        inWindow(
          'password_account',
          keyOf(attempt.account.id, attempt.account.isSomebody),
          PASSWORD_FROM_ANYWHERE,
        ),
        inWindow('password_address', fromAddress(attempt), PASSWORD_FROM_ADDRESS),
      ]),

    tryTerminalPassword: (attempt, check) => {
      const { id, isSomebody } = attempt.account;
      const ofPerson = inWindow('terminal_person', keyOf(id, isSomebody), TERMINAL_FROM_NEW_ADDRESSES);
      const ofPair = inARow('terminal_pair', fromAddress(attempt), TERMINAL_FROM_ADDRESS);
      const rules = attempt.isKnownAddress ? [ofPair] : [ofPerson, ofPair];
      return isRightOnce(deps, check, 'auth.too_many_attempts', rules);
    },

    mayAskForLink: ({ account: { id, isSomebody }, address }) =>
      inTransaction(deps.database, async (tx) => {
        const rules = [
          inWindow('link_account', keyOf(id, isSomebody), LINK_OF_ACCOUNT),
          inWindow('link_address', bucketOf(address), LINK_FROM_ADDRESS),
        ];
        return (await countUnlessLocked(tx, rules, deps.clock())).lockedForMs === 0;
      }),

    tryPairingWord: (address, check) =>
      isRightOnce(deps, check, 'auth.too_many_attempts', [
        inWindow('pairing_address', bucketOf(address), PAIRING_WORD_FROM_ADDRESS),
      ]),

    tryPin: ({ companyId, employeeId, deviceId, isSomebody }, check) => {
      const employee = `${companyId}|${employeeId}`;
      const rules = [
        inWindow('pin_device', deviceId, PIN_ON_DEVICE),
        inARow('pin_employee', keyOf(employee, isSomebody), PIN_OF_EMPLOYEE),
        inARow('pin_pair', keyOf(`${deviceId}|${employee}`, isSomebody), PIN_OF_PAIR),
      ];
      const watch = watchPinGuess({ companyId, employeeId, deviceId }, employee);
      return tryOnce(deps, check, 'kiosk.pin_locked', rules, watch);
    },

    tryManagerCode: ({ companyId, deviceId }, check) =>
      isRightOnce(deps, check, 'station.manager_code_locked', [
        inWindow('manager_code_company', companyId, MANAGER_CODE_OF_COMPANY),
        inARow('manager_code_device', deviceId, MANAGER_CODE_ON_DEVICE),
      ]),
  };
}

/** Forgets failures and locks whose time has passed. */
export async function forgetPassedFailures({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  await removeForgottenCounters(database, clock());
}

/** From the fifth failure in a row on a minute, doubled by each further one, up to 15 minutes. */
function longerWithEach(failuresInARow: number): number {
  return failuresInARow < 5 ? 0 : Math.min(MINUTE_MS * 2 ** (failuresInARow - 5), 15 * MINUTE_MS);
}

/** One counter that an attempt counts in, and what happens to it. */
type Rule = {
  readonly scope: string;
  readonly key: string;
  readonly count: (counter: AttemptCounter, now: number) => AttemptCounter;
  readonly whenRight: (counter: AttemptCounter, countedAt: number) => AttemptCounter;
  readonly whenUnchecked: (counter: AttemptCounter, countedAt: number) => AttemptCounter;
  /** How many further failures lock. */
  readonly failuresLeft: (counter: AttemptCounter) => number;
};

/** Others share this count, so a right attempt takes back only its own. */
function inWindow(scope: string, key: string, limit: WindowLimit): Rule {
  return {
    scope,
    key,
    count: (counter, now) => countInWindow(counter, limit, now),
    whenRight: (counter, countedAt) => takeBackFromWindow(counter, limit, countedAt),
    whenUnchecked: (counter, countedAt) => takeBackFromWindow(counter, limit, countedAt),
    failuresLeft: (counter) => failuresLeftInWindow(counter, limit),
  };
}

/** After a right attempt the count begins again. */
function inARow(scope: string, key: string, limit: RowLimit): Rule {
  return {
    scope,
    key,
    count: (counter, now) => countInARow(counter, limit, now),
    whenRight: () => NO_FAILURES,
    whenUnchecked: (counter, countedAt) => takeBackFromRow(counter, limit, countedAt),
    failuresLeft: (counter) => failuresLeftInRow(counter, limit),
  };
}

type Limits = { readonly database: Database; readonly clock: Clock };

type LockedCode = 'auth.too_many_attempts' | 'kiosk.pin_locked' | 'station.manager_code_locked';

async function isRightOnce(
  deps: Limits,
  check: Check,
  lockedCode: LockedCode,
  rules: readonly Rule[],
): Promise<boolean> {
  return (await tryOnce(deps, check, lockedCode, rules)).isRight;
}

async function tryOnce(
  { database, clock }: Limits,
  check: Check,
  lockedCode: LockedCode,
  rules: readonly Rule[],
  watch?: AttemptWatch,
): Promise<Tried> {
  const now = clock();
  const counted = await inTransaction(database, async (tx) => {
    const { lockedForMs, ifWrong } = await countUnlessLocked(tx, rules, now);
    if (lockedForMs === 0) await watch?.counted(tx, now);
    return { lockedForMs, ifWrong };
  });
  if (counted.lockedForMs > 0)
    throw new DomainError(lockedCode, { retryAfterSeconds: Math.ceil(counted.lockedForMs / 1000) });
  const correct = (change: 'whenRight' | 'whenUnchecked') =>
    inTransaction(database, async (tx) => {
      await saveEach(tx, await lockEach(tx, rules), (rule, counter) => rule[change](counter, now));
      await watch?.[change](tx);
    });
  try {
    if (!(await check())) return counted.ifWrong;
    await correct('whenRight');
    return { isRight: true };
  } catch (failure) {
    // A server too busy to hash must not lock people out.
    await correct('whenUnchecked');
    throw failure;
  }
}

type Counted = {
  /** For how long the attempt is refused; 0 when it was counted and may be checked. */
  readonly lockedForMs: number;
  readonly ifWrong: Tried;
};

/** A refused attempt counts nowhere. */
async function countUnlessLocked(tx: Queryable, rules: readonly Rule[], now: number): Promise<Counted> {
  const locked = await lockEach(tx, rules);
  const lockedForMs = longestLockMs(locked, now);
  const counted = locked.map(({ rule, counter }) => ({ rule, counter: rule.count(counter, now) }));
  if (lockedForMs === 0) await saveEach(tx, counted, (_, counter) => counter);
  else await saveEach(tx, locked.filter(isNew), () => NO_FAILURES);
  return { lockedForMs, ifWrong: toWrong(counted, now) };
}

function toWrong(counted: readonly Locked[], now: number): Tried {
  const lockedForSeconds = Math.ceil(longestLockMs(counted, now) / 1000);
  const left = Math.min(...counted.map(({ rule, counter }) => rule.failuresLeft(counter)));
  return { isRight: false, triesLeft: lockedForSeconds > 0 ? 0 : left, lockedForSeconds };
}

function longestLockMs(counters: readonly Locked[], now: number): number {
  return Math.max(0, ...counters.map(({ counter }) => remainingLockMs(counter, now)));
}

type Locked = { readonly rule: Rule; readonly counter: AttemptCounter };

function isNew({ counter }: Locked): boolean {
  return !hasFailures(counter);
}

/** Always in the order of the rules, so that two attempts never wait for each other. */
async function lockEach(tx: Queryable, rules: readonly Rule[]): Promise<Locked[]> {
  const locked: Locked[] = [];
  for (const rule of rules) locked.push({ rule, counter: await lockCounter(tx, rule.scope, rule.key) });
  return locked;
}

async function saveEach(
  tx: Queryable,
  locked: readonly Locked[],
  change: (rule: Rule, counter: AttemptCounter) => AttemptCounter,
): Promise<void> {
  for (const { rule, counter } of locked) await saveCounter(tx, rule.scope, rule.key, change(rule, counter));
}
