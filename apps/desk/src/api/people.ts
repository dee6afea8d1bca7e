// The people of the company: the list of all, and the record of one.
import type { ListedPerson, PersonRecord, SaidPerson } from '@stimpill/api-types/manage';
import { query } from './calls.ts';

export type { ListedPerson, PersonRecord, SaidPerson };

/** A person of the company, as every operation about one names them. */
export type PersonOf = { readonly companyId: string; readonly employeeId: string };

export const mayPunch = ({ isActive, hasLeft }: ListedPerson) => isActive && !hasLeft;

const ASKED_AGAIN_MS = 15_000;

/** Asked for again and again while the page is in sight, because who is in changes by itself. */
export const peopleQuery = (companyId: string) => ({
  ...query('listPeople', { params: { companyId } }),
  refetchInterval: ASKED_AGAIN_MS,
});

/** The record with its version, which a change sends back. */
export const personQuery = (params: PersonOf) => query('getPerson', { params });
