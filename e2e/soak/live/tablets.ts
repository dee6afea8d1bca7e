// What tablets do by themselves, and what happens to them: reports, hours without a network, and a new key now and then.
import type { Company } from '../../campaign/people/companies.ts';
import type { Tablet } from '../../campaign/tablets/tablet.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, scheduleInLanes, type Life } from './life.ts';

/** A tablet on a wall reports every minute; here one report stands for 48. After an hour without any a manager would be asked. */
const REPORTS_EVERY_MS = 48 * MINUTE_MS;
/** Before the first day begins, from when it was registered. */
const REPORTS_BEFORE = 3;
/** The share of tablets that is without a network for some hours, each day. */
const CUT_OFF = 0.1;
const CUT_OFF_HOURS = { shortest: 1, longest: 9 };
const NEW_KEYS = 0.02;

export function scheduleTablets(life: Life): void {
  const { options, stage, start } = life;
  const { tablets } = stage;
  scheduleInLanes(
    life.timeline,
    tablets.flatMap((tablet, place) => reportsOf(life, tablet, place)),
  );
  for (let day = 0; day < options.days; day += 1) {
    const from = start + day * DAY_MS;
    for (const tablet of tablets) cutOff(life, tablet, from);
    for (const company of life.companies)
      for (const tablet of stage.tabletsOf(company)) renewKey(life, { company, tablet, from });
  }
}

function reportsOf({ options, start, count }: Life, tablet: Tablet, place: number) {
  const times = Math.floor((options.days * DAY_MS) / REPORTS_EVERY_MS) + REPORTS_BEFORE;
  const first = start + (((place * 7) % 60) / 60 - REPORTS_BEFORE) * REPORTS_EVERY_MS;
  return Array.from({ length: times }, (_, time) => ({
    at: first + time * REPORTS_EVERY_MS,
    lane: tablet.name,
    happen: () => {
      count('report of a tablet');
      return tablet.lookAround();
    },
  }));
}

function cutOff({ chance, timeline, count }: Life, tablet: Tablet, from: number): void {
  if (chance.of(tablet.name, 'cut off', from) >= CUT_OFF) return;
  const { shortest, longest } = CUT_OFF_HOURS;
  const at = from + chance.between(0, 12, tablet.name, 'cut off at', from) * HOUR_MS;
  const hours = chance.between(shortest, longest, tablet.name, 'cut off for', from);
  timeline.at(at, async () => {
    count('tablet without a network for hours');
    await reportsLast(tablet);
    await tablet.cutOff(true);
  });
  timeline.at(at + hours * HOUR_MS, async () => {
    await tablet.cutOff(false);
    await tablet.lookAround();
  });
}

type Renewed = { readonly company: Company; readonly tablet: Tablet; readonly from: number };

function renewKey({ chance, timeline, stage, count }: Life, { company, tablet, from }: Renewed): void {
  if (chance.of(tablet.name, 'new key', from) >= NEW_KEYS) return;
  timeline.at(from + chance.between(2, 20, tablet.name, 'new key at', from) * HOUR_MS, async () => {
    count('tablet registered again');
    await reportsLast(tablet);
    await tablet.registerAgain(await stage.newKeyFor(company));
  });
}

/** It reports every minute, so its last report is never older than that. */
const reportsLast = (tablet: Tablet) => tablet.lookAround();
