import { query, READ_ANEW } from './calls.ts';
import type { PersonOf } from './people.ts';
import type { Range } from './timesheets.ts';

/** What would move by the opening alone. Read anew each time it is looked at, before something is pressed. */
export const reopeningEffectQuery = (params: PersonOf, { startDate, endDate }: Range) => ({
  ...query('getReopeningEffect', { params, query: { startDate, endDate } }),
  ...READ_ANEW,
});
