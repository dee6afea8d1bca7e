// Tablets on a wall: each a browser with its own profile and its own line, registered by a manager while the line is still good.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setUpTablet } from '../../support/pages/set-up-page.ts';
import type { Chance } from '../chance.ts';
import type { Company, Person } from '../people/companies.ts';
import type { SigningTablet } from '../reconcile/check-chain.ts';
import { openBadLine, type BadLine, type LineDeps } from './bad-line.ts';
import { readSigningTablet } from './profile-state.ts';
import type { SharedServer } from './shared-server.ts';
import { openTabletBrowser, type TabletBrowser } from './tablet-browser.ts';

export type WallTablet = {
  readonly tablet: TabletBrowser;
  readonly line: BadLine;
  readonly signing: SigningTablet;
  /** They punch here and nowhere else. */
  readonly people: readonly Person[];
};

type WallDeps = {
  readonly chance: Chance;
  readonly company: Company;
  readonly folder: string;
  readonly server: SharedServer;
  readonly profiles: number;
  readonly onArrival: LineDeps['onArrival'];
  readonly onLoadFailed: () => void;
};

export type Wall = { readonly tablets: readonly WallTablet[]; readonly close: () => Promise<void> };

export async function openWall(deps: WallDeps): Promise<Wall> {
  const opened: { close: () => Promise<void> }[] = [];
  const close = async () => {
    for (const each of opened.splice(0).reverse()) await each.close().catch(() => undefined);
  };
  try {
    const tablets: WallTablet[] = [];
    for (let number = 1; number <= deps.profiles; number += 1) {
      tablets.push(await openOne(deps, number, (each) => opened.push(each)));
    }
    return { tablets, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openOne(
  { chance, company, folder, server, profiles, onArrival, onLoadFailed }: WallDeps,
  number: number,
  onOpened: (each: { close: () => Promise<void> }) => void,
): Promise<WallTablet> {
  const name = `${company.name}t${number}`;
  const profile = join(folder, name);
  await mkdir(profile);
  const line = await openBadLine({ tablet: name, chance, server, onArrival });
  onOpened(line);
  const tablet = await openTabletBrowser({ name, profile, origin: line.origin, onLoadFailed });
  onOpened(tablet);
  await setUpTablet(tablet.page(), line.origin, company.manager);
  const signing = await readSigningTablet(tablet.page(), name);
  const people = company.people.filter((_, place) => place % profiles === number - 1);
  return { tablet, line, signing, people };
}
