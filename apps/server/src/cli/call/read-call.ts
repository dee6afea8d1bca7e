// What somebody says at a shell becomes the parts of a request.
import { isUtf8 } from 'node:buffer';
import type { Operation } from '@stimpill/api-types';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import type { Queryable } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { Refused } from '#errors/refused.ts';
import { MAX_BODY_KIB } from '#http/json-body.ts';
import { listCompanies } from '#features/company-file/store/company-file-store.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { companyOf, employeeOf } from '../people/find-people.ts';
import { readInputFile } from '../read-input-file.ts';
import type { Terminal } from '../terminal.ts';

/** By name. */
export type Said = Readonly<Record<string, string>>;

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Where one of these is asked for, whatever names somebody will do. */
export const SOMEBODY: readonly string[] = ['employeeId', 'userId'];

/** The names in the path and in the query. */
export function namesOf(schema: z.ZodType | undefined): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** @throws InvalidArgumentError for what is no `name=value`, and for a name that the operation does not know */
export function saidArgument({ params, query }: Operation): (text: string, before?: Said) => Said {
  const known = [...namesOf(params), ...namesOf(query)];
  return (text, before = {}) => {
    const [, name = '', value = ''] = /^([a-zA-Z]+)=(.*)$/s.exec(text) ?? [];
    if (!known.includes(name))
      throw new InvalidArgumentError(`It must be name=value, and the name one of ${known.join(', ')}.`);
    if (name in before) throw new InvalidArgumentError(`${name} is said twice.`);
    return { ...before, [name]: value };
  };
}

/** Finds the company where there is only one, and somebody by an e-mail, a number or a name. @throws Refused */
export async function completed(db: Queryable, said: Said): Promise<Said & { readonly companyId: string }> {
  const companyId = said['companyId']?.toLowerCase() ?? (await companyMeant(db, said));
  // What is no id is refused as the API refuses it.
  if (!GUID.test(companyId)) return { ...said, companyId };
  await companyOf(db, companyId);
  const people = Object.entries(said).filter(([name, text]) => SOMEBODY.includes(name) && !GUID.test(text));
  const found = await Promise.all(
    people.map(async ([name, text]) => [name, (await employeeOf(db, companyId, text)).id] as const),
  );
  return { ...said, ...Object.fromEntries(found), companyId };
}

/** That of the person whose e-mail is said, or the only one. */
async function companyMeant(db: Queryable, said: Said): Promise<string> {
  const email = SOMEBODY.map((name) => said[name] ?? '').find((text) => text.includes('@'));
  const login = email === undefined ? undefined : await findLogin(db, email);
  if (login !== undefined) return login.employee.companyId;
  if (email !== undefined) throw new Refused(`Nobody signs in as ${email}. Nothing was changed.`);
  const [company, ...others] = await listCompanies(db);
  if (company !== undefined && others.length === 0) return company.id;
  const many = company === undefined ? 'There is no company yet.' : 'There are several companies.';
  throw new Refused(`${many} Say which with companyId=ID; "stimpill company list" shows them.`);
}

/** Where it goes instead that somebody sends an operation without a body. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  setPin: 'A PIN that you have chosen goes to "stimpill pin set COMPANY PERSON --stdin". ',
};

/**
 * The body that came through the pipe; undefined where there is none.
 * @throws InvalidArgumentError for a body of a change that has none: it would do something else than is meant
 * @throws DomainError `request.malformed_json`, `request.too_large`
 */
export async function readBody(operation: Operation, terminal: Terminal): Promise<unknown> {
  if ((operation.body === undefined && operation.method === 'GET') || terminal.stdin.isTTY) return undefined;
  const bytes = await readInputFile('-', terminal);
  const most = operation.maxBodyKiB ?? MAX_BODY_KIB;
  if (bytes.length > most * 1024) throw new DomainError('request.too_large');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return undefined;
  if (operation.body === undefined) throw new InvalidArgumentError(noBodyText(operation));
  try {
    if (isUtf8(bytes)) return JSON.parse(text) as unknown;
  } catch {
    // Its own words would quote the body.
  }
  throw new DomainError('request.malformed_json');
}

const noBodyText = ({ id }: Operation) =>
  `${id} takes no body, and something came through the pipe. ${ELSEWHERE[id] ?? 'In a loop give it "< /dev/null". '}Nothing was changed.`;
