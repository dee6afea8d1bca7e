// How a person gets in: PIN, role, sessions, second factors.
import type { PinCard } from '@stimpill/api-types/manage';
import { query } from './calls.ts';
import type { CallFor } from './contract.ts';
import type { PersonOf } from './people.ts';

export type { PinCard };
export type GivenRole = CallFor<'changeRole'>['body']['role'];

/** The most PINs that one call makes. */
export const MOST_PINS = 100;

export const signInQuery = (params: PersonOf) => query('getPersonSignIn', { params });
