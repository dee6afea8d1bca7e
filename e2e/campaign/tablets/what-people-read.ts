// What people look at a tablet for, beside their punch.
import { authenticatePin } from '@stimpill/kiosk/features/auth/authenticate-pin.ts';
import { readOwnHours } from '@stimpill/kiosk/features/hours/read-own-hours.ts';
import type { Person } from '../people/companies.ts';
import type { PageLoad } from './page-load.ts';
import type { PageVisits } from './page-visits.ts';

export type ReadAtTablet = {
  /** Somebody touches the resting screen: it asks who works here, and on what. */
  readonly wake: () => Promise<void>;
  /** Somebody types a PIN to read their own hours. @returns whether the screen showed them */
  readonly readOwn: (person: Person, pin: string) => Promise<boolean>;
};

export function whatPeopleRead(visit: PageVisits['visit']): ReadAtTablet {
  return {
    wake: () =>
      visit(async ({ call }) => {
        await call('listStationPeople');
        await call('listStationProjects');
      }),
    readOwn: async (person, pin) => {
      let isShown = false;
      await visit(async (page) => {
        isShown = await showOwn(page, person, pin);
      });
      return isShown;
    },
  };
}

async function showOwn({ call, now }: PageLoad, { id: employeeId }: Person, pin: string): Promise<boolean> {
  const answer = await authenticatePin(call, { employeeId, pin });
  if (answer.kind !== 'right') return false;
  const view = await readOwnHours(call, answer.session.employeeToken, now);
  return view.kind === 'ready';
}
