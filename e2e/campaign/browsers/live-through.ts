// The days of one tablet: its people come one after the other, and every few visits something happens to it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Chance } from '../chance.ts';
import type { Action } from '../journal.ts';
import type { Fault } from '../network/fault.ts';
import type { Person } from '../people/companies.ts';
import type { BadLine } from './bad-line.ts';
import { planMishaps, type Mishap } from './plan-mishaps.ts';
import type { TabletBrowser } from './tablet-browser.ts';
import { takeVisit, type Visit } from './take-visit.ts';

export type TabletLife = {
  readonly tablet: TabletBrowser;
  readonly line: BadLine;
  readonly chance: Chance;
  readonly people: readonly Person[];
  readonly visits: number;
  readonly mishaps: readonly Mishap[];
  readonly onVisit: (visit: Visit) => Promise<void>;
  readonly onMishap: (what: string) => void;
  readonly onSurprise: (text: string) => void;
  /** Called when the processes are gone; the profile is as they left it. */
  readonly onKilled: () => Promise<void>;
};

const DEATHS: readonly Fault[] = ['killed before', 'killed inside', 'killed after'];
const CUT_OFF_VISITS = 3;
/** After the tap a punch is signed, stored and sent within so many milliseconds. */
const SOON_MS = 400;

export async function liveThrough(life: TabletLife): Promise<void> {
  const { tablet, chance, people, visits } = life;
  const plan = planMishaps(chance, tablet.name, visits, life.mishaps);
  const remembered = new Map<Person, Action>();
  let backAt = Infinity;
  for (let number = 0; number < visits; number += 1) {
    const person = people[number % people.length];
    if (person === undefined) return;
    if (number >= backAt) {
      await tablet.cutOff(false);
      backAt = Infinity;
    }
    const mishap = plan.get(number);
    if (mishap !== undefined) life.onMishap(tablet.isCutOff() ? `${mishap} (without a network)` : mishap);
    if (mishap?.startsWith('cut off')) {
      await tablet.cutOff(true);
      backAt = number + CUT_OFF_VISITS;
    }
    const visit = await visitWith(life, mishap, { person, number, wanted: other(remembered.get(person)) });
    if (visit?.said === 'ok') remembered.set(person, visit.action);
    try {
      await recover(life, mishap);
    } finally {
      // The visit counts for what was done in it, also where the tablet does not come back.
      if (visit !== undefined) await life.onVisit(visit);
    }
  }
}

const other = (last: Action | undefined): Action => (last === 'start' ? 'stop' : 'start');

type Coming = { readonly person: Person; readonly number: number; readonly wanted: Action };

async function visitWith(
  life: TabletLife,
  mishap: Mishap | undefined,
  { person, number, wanted }: Coming,
): Promise<Visit | undefined> {
  const { tablet, line, chance, onSurprise } = life;
  const pause = () => wait(chance.between(0, SOON_MS, tablet.name, 'after the tap', number));
  const afterTap = async () => {
    await pause();
    if (mishap === 'browser killed after the tap') await tablet.kill();
    if (mishap === 'reloaded after the tap, with an update looked for') await tablet.reload();
  };
  if (mishap === 'server killed before, inside or after a batch')
    line.arm(chance.pick(DEATHS, tablet.name, number));
  if (mishap === 'power cut of the server') line.arm('power cut');
  const pin = mishap === 'wrong PIN' ? slipOf(person.pin) : person.pin;
  const take = (page: Page) => takeVisit(page, { person, pin, wanted, afterTap, onSurprise });
  return mishap === 'tap in a second tab' ? tablet.inSecondTab(take) : take(tablet.page());
}

/** The PIN with a slip of the finger: the last key is the next one. */
const slipOf = (pin: string) => `${pin.slice(0, 3)}${(Number(pin.slice(3)) + 1) % 10}`;

async function recover({ tablet, onKilled }: TabletLife, mishap: Mishap | undefined): Promise<void> {
  const isKilled = tablet.page().isClosed();
  if (mishap === 'browser killed after the receipt' && !isKilled) await tablet.kill();
  const isReloaded = mishap === 'reloaded after the receipt' || mishap === 'cut off for a while and reloaded';
  if (isReloaded) await tablet.reload();
  if (!tablet.page().isClosed()) return;
  await onKilled();
  await tablet.start();
}
