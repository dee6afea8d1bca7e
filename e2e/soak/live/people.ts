// Everybody works once on each day: comes in the morning, goes in the afternoon or late in the evening, mostly at a tablet of the company,
// now and then through the server of a partner.
import { ODD_SHIFTS } from '../../campaign/campaign-options.ts';
import { tapLive } from '../../campaign/doors/live-door.ts';
import type { Door } from '../../campaign/journal.ts';
import { otherPin } from '../../campaign/people/other-pin.ts';
import { planTaps, type PlannedTap } from '../../campaign/people/plan-taps.ts';
import type { Tablet } from '../../campaign/tablets/tablet.ts';
import type { TabletTap } from '../../campaign/tablets/take-tap.ts';
import { scheduleInLanes, type Life } from './life.ts';

const DOORS: readonly Door[] = [...Array.from({ length: 19 }, () => 'station' as const), 'partner'];
const WRONG_PINS = 0.03;
const ELSEWHERE = 0.1;
/** Who wakes a tablet that rests; the others come right after somebody else. */
const WAKES = 0.3;
const READS_OWN = 0.1;

export function schedulePeople(life: Life): void {
  const { chance, companies, options, start, timeline, count } = life;
  const people = companies.flatMap((company) => company.people).length;
  const size = { punches: people * options.days * 2, days: options.days, oddShifts: ODD_SHIFTS };
  const plan = planTaps(chance, size, companies, { start, doors: DOORS });
  const isOutOfTurn = findOutOfTurn(plan);
  scheduleInLanes(
    timeline,
    plan.map((tap, place) => {
      const happens = (visit: () => Promise<void>) => () => {
        if (isOutOfTurn.has(tap)) count('punch out of turn');
        return visit();
      };
      if (tap.door !== 'station')
        return { at: tap.at, lane: tap.company.name, happen: happens(() => tapAtPartner(life, tap, place)) };
      const tablet = tabletFor(life, tap, place);
      return {
        at: tap.at,
        lane: tablet.name,
        happen: happens(() => visitTablet(life, { tablet, tap, place })),
      };
    }),
  );
}

/** Somebody comes who is there already, having forgotten to clock out the day before or that they have clocked in; or goes twice. */
function findOutOfTurn(plan: readonly PlannedTap[]): ReadonlySet<PlannedTap> {
  const last = new Map<string, PlannedTap['action']>();
  return new Set(
    plan.filter(({ person, action }) => {
      const isOut = (last.get(person.id) ?? 'stop') === action;
      last.set(person.id, action);
      return isOut;
    }),
  );
}

/** Mostly the tablet by one's own door, now and then another. */
function tabletFor({ chance, stage }: Life, { company, person }: PlannedTap, place: number): Tablet {
  const isElsewhere = chance.of('elsewhere', place) < ELSEWHERE;
  return chance.pick(stage.tabletsOf(company), isElsewhere ? `elsewhere ${place}` : person.name);
}

type Visit = { readonly tablet: Tablet; readonly tap: PlannedTap; readonly place: number };

async function visitTablet({ chance, count }: Life, { tablet, tap, place }: Visit): Promise<void> {
  const { company, person, action, brought } = tap;
  const typed = (pin: string, isRightPin: boolean): TabletTap => ({
    ...{ person, action, brought, pin, isRightPin, diesAt: undefined },
    needs: {
      requiresProject: company.rules.projects === 'strict',
      requiresPosition: company.rules.isLocated,
    },
    punchId: chance.guid('punch', place, String(isRightPin)),
  });
  if (chance.of('wakes', place) < WAKES) await tablet.wake();
  if (chance.of('wrong', place) < WRONG_PINS) {
    count('wrong PIN');
    await tablet.tap(typed(otherPin(person.pin), false));
  }
  await tablet.tap(typed(person.pin, true));
  if (chance.of('own', place) < READS_OWN && (await tablet.readOwn(person, person.pin)))
    count('own hours read');
}

async function tapAtPartner(life: Life, tap: PlannedTap, place: number): Promise<void> {
  const { timeline, journal, stage } = life;
  const { company, person, action, brought } = tap;
  const at = timeline.now();
  const asked = { person, action, brought, name: `tap ${place}` };
  const outcome = await tapLive(stage.doorsOf(company).partner, timeline, asked);
  const written = { door: 'partner', person, action, brought, at, endedAt: timeline.now() } as const;
  journal.write({ planned: place, ...written, ...outcome });
}
