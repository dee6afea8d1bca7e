// The passwords and PINs of the demo: the documented ones, which are no secret, or new ones for a place that others can reach.
import { randomBytes } from 'node:crypto';
import { issuePin, isWeakPin } from '#features/company-file/weak-pin.ts';
import { DEMO_PEOPLE, SERVICE_ACCOUNT } from './demo-people.ts';
import { chanceOf } from './seeded.ts';

export type DemoCredentialSet = {
  /** By the key of the person; only of those who sign in. */
  readonly passwords: ReadonlyMap<string, string>;
  readonly pins: ReadonlyMap<string, string>;
};

const SIGN_IN = [...DEMO_PEOPLE, SERVICE_ACCOUNT]
  .filter(({ signsIn }) => signsIn === true)
  .map(({ key }) => key);

/** Another system's account needs no PIN. */
const AT_THE_KIOSK = DEMO_PEOPLE.map(({ key }) => key);

/** The same on every machine, and written in the documentation: for trying Stimpill out, for nothing else. */
export function fixedCredentials(): DemoCredentialSet {
  return {
    passwords: new Map(SIGN_IN.map((key) => [key, `demo-${key}-kaffi`])),
    pins: new Map(AT_THE_KIOSK.map((key) => [key, fixedPin(key)])),
  };
}

export function randomCredentials(): DemoCredentialSet {
  return {
    passwords: new Map(SIGN_IN.map((key) => [key, randomBytes(15).toString('base64url')])),
    pins: new Map(AT_THE_KIOSK.map((key) => [key, issuePin()])),
  };
}

/** Draws PINs until one could also be issued. */
function fixedPin(key: string): string {
  const chance = chanceOf(`pin ${key}`);
  for (;;) {
    const pin = String(chance.between(2000, 9899));
    if (!isWeakPin(pin)) return pin;
  }
}
