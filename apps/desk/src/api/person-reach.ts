// Which people a manager sees, and who stands in while that manager is away.
import type { PersonReach } from '@stimpill/api-types/manage';
import { query } from './calls.ts';
import type { PersonOf } from './people.ts';

export type { PersonReach };

/** With its version, which a change sends back. */
export const personReachQuery = (params: PersonOf) => query('getPersonReach', { params });
