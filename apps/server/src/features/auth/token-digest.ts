// Opaque tokens: 256 random bits with a prefix that tells people what they found. Only a digest of one is ever stored.
import { createHash, randomBytes } from 'node:crypto';

export function newOpaqueToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** One that says of which company it is, so that it is looked up among the tokens of that company alone. */
export function newCompanyToken(prefix: string, companyId: string): string {
  return companyToken(prefix, companyId, randomBytes(32));
}

/** @param secret 32 bytes that nobody can guess */
export function companyToken(prefix: string, companyId: string, secret: Buffer): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${prefix}_${company}_${secret.toString('base64url')}`;
}

/** SHA-256 is enough: a token of 256 random bits cannot be guessed, only stolen. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Where a token that somebody presents would be stored. */
export type TokenPlace = {
  /** Of the company that the token names; empty for one from before tokens did. */
  readonly ofCompany: { readonly company_id?: string };
  readonly digest: string;
};

const WITH_COMPANY = /^[a-z]+_([\w-]{22})_[\w-]{43}$/;

export function placeOf(token: string): TokenPlace {
  const company = WITH_COMPANY.exec(token)?.[1];
  const digest = digestOf(token);
  return company === undefined
    ? { ofCompany: {}, digest }
    : { ofCompany: { company_id: guidOf(company) }, digest };
}

function guidOf(base64url: string): string {
  const hex = Buffer.from(base64url, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
