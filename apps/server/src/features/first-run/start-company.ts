// The answers of the first run -> a company with its people, and its owner signed in. All of it or nothing.
import { isTimeZone, localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import { DomainError, domainErrorOf, assertNeverHappens } from '#errors/domain-error.ts';
import { openDeskSession } from '#features/auth/desk/sign-in-at-desk.ts';
import type { NewPasskey } from '#features/auth/passkeys/add-passkey.ts';
import {
  readFirstPasskey,
  storeFirstPasskey,
  type FirstPasskey,
} from '#features/auth/passkeys/first-passkey.ts';
import type { RelyingParty } from '#features/auth/passkeys/relying-party.ts';
import { digestOf } from '#features/auth/token-digest.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { findShippedRule } from '#features/rules/rule-file.ts';
import { uuidv7 } from '#ids.ts';
import { CompanyFileRefused } from '#features/company-file/file-fault.ts';
import { importCompany, type ImportDeps } from '#features/company-file/import-company.ts';
import { useFirstRunLink } from '#features/company-file/store/first-run-link-store.ts';
import { requireFirstRunLink } from './first-run-link.ts';
import { toFirstFile, type FirstAnswers, type FirstFile, type PersonWithPin } from './to-first-file.ts';

export type StartedCompany = {
  readonly companyId: string;
  /** Of the cookie with which the owner is signed in. */
  readonly deskToken: string;
  /** Everybody, the owner too, with the PIN that stands nowhere else. */
  readonly people: readonly PersonWithPin[];
  /** Of the owner; none without a passkey. */
  readonly recoveryCodes: readonly string[];
};

type StartInput = {
  /** Of the link. */
  readonly token: string;
  readonly answers: FirstAnswers;
  /** Of the owner; null: the password signs in alone. */
  readonly passkey: (NewPasskey & { readonly party: RelyingParty }) | null;
  /** What the browser calls itself. */
  readonly program: string | null;
};

/**
 * @throws DomainError `first_run.link_over`, `first_run.company_made`, `agreement.not_found`, `passkey.not_added`, `request.invalid` with every fault and its
 *   field
 */
export async function startCompany(
  { program, ...input }: StartInput,
  deps: ImportDeps & { readonly clock: Clock },
): Promise<StartedCompany> {
  await requireFirstRunLink(deps, input.token);
  const { companyId, ownerId, people, recoveryCodes } = await makeCompany(input, deps);
  const owner = await findEmployee(companyScope(deps.database.knex, companyId), ownerId);
  if (owner === undefined) assertNeverHappens('a company that was made without its owner');
  const opened = await openDeskSession(deps, owner, { program, passkeyId: null });
  return { companyId, deskToken: opened.token, people, recoveryCodes };
}

/** A fault may lie in what the winner of two has stored meanwhile: the loser is told that the link is over, and no fault. */
async function makeCompany(
  { token, answers, passkey: given }: Omit<StartInput, 'program'>,
  deps: ImportDeps & { readonly clock: Clock },
): Promise<FirstFile & { readonly recoveryCodes: readonly string[] }> {
  try {
    requireKnown(answers);
    const passkey = given === null ? null : await readFirstPasskey(deps, given, given.party);
    const today = localDateOf(deps.clock(), answers.company.timeZone);
    const file = toFirstFile(answers, { today, ownerId: passkey?.ownerId ?? uuidv7() });
    return { ...file, recoveryCodes: await write(file, { token, passkey }, deps) };
  } catch (error) {
    if (error instanceof DomainError) await requireFirstRunLink(deps, token);
    throw error;
  }
}

function requireKnown({ company: { timeZone }, agreement }: FirstAnswers): void {
  if (!isTimeZone(timeZone)) {
    const field = 'company.timeZone';
    throw new DomainError('request.invalid', { field, message: `${field} must be an IANA time zone.` });
  }
  if (agreement !== null && findShippedRule(agreement) === undefined)
    throw new DomainError('agreement.not_found', { field: 'agreement' });
}

/** @returns ten codes on paper, where there is a passkey */
async function write(
  { content, companyId, ownerId, fieldOf }: FirstFile,
  { token, passkey }: { readonly token: string; readonly passkey: FirstPasskey | null },
  deps: ImportDeps & { readonly clock: Clock },
): Promise<readonly string[]> {
  let recoveryCodes: readonly string[] = [];
  const by = { door: 'desk', userId: ownerId, operator: null } as const;
  const onlyIf = async (tx: Parameters<typeof useFirstRunLink>[0]) => {
    if (!(await useFirstRunLink(tx, digestOf(token))))
      throw new DomainError('first_run.link_over', { field: 'token' });
  };
  const andThen = async (tx: Parameters<typeof useFirstRunLink>[0]) => {
    if (passkey !== null)
      recoveryCodes = await storeFirstPasskey(tx, { companyId, id: ownerId }, passkey, deps.clock());
  };
  try {
    await importCompany({ content, by, reason: 'first run', onlyIf, andThen }, deps);
    return recoveryCodes;
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    const [first, ...rest] = error.faults.map(({ path, message }) => {
      const field = fieldOf(path);
      return { code: 'request.invalid' as const, message: `${field} ${message}.`, field };
    });
    throw first === undefined ? error : domainErrorOf([first, ...rest]);
  }
}
