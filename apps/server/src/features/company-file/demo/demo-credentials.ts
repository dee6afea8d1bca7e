// The passwords and PINs of the demo: the documented ones, which are no secret, or new ones for a place that others can reach.
import { randomBytes, randomInt } from 'node:crypto';
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

const EVERYBODY = [...DEMO_PEOPLE, SERVICE_ACCOUNT].map(({ key }) => key);

/** The same on every machine, and written in the documentation: for trying Stimpill out, for nothing else. */
export function fixedCredentials(): DemoCredentialSet {
  return {
    passwords: new Map(SIGN_IN.map((key) => [key, `demo-${key}-kaffi`])),
    pins: new Map(EVERYBODY.map((key) => [key, String(chanceOf(`pin ${key}`).between(2000, 9899))])),
  };
}

export function randomCredentials(): DemoCredentialSet {
  return {
    passwords: new Map(SIGN_IN.map((key) => [key, randomBytes(15).toString('base64url')])),
    pins: new Map(EVERYBODY.map((key) => [key, String(randomInt(0, 10_000)).padStart(4, '0')])),
  };
}
