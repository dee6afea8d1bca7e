// Somebody at a tablet: looks, touches, types.
import type { Person } from '../support/company.ts';
import { OWN_NAMES, startOf, words } from '../support/words.ts';
import { fill, press, see } from './in-page.ts';
import { called, type OtherPage } from './other-browser.ts';

/** The kiosk takes an earlier touch as meant for the last screen. */
const REACTION_MS = 400;
const say = words.en;

export type PersonAt = ReturnType<typeof personAt>;

export function personAt({ evaluate }: OtherPage) {
  const presses = (...names: readonly string[]) =>
    evaluate(called(press, { names, reactionMs: REACTION_MS }));
  const types = (label: string, value = '') => evaluate(called(fill, { label, value }));
  const sees = (...texts: readonly string[]) => evaluate(called(see, { texts }));
  const entersPin = async ({ pin }: Person) => {
    for (const [index, digit] of Array.from(pin).entries())
      await evaluate(called(press, { names: [digit], reactionMs: index === 0 ? REACTION_MS : 0 }));
  };
  return { presses, types, sees, entersPin };
}

/** From the list of names to the receipt. A machine that does other things beside may let the PIN wait too long; then they begin again. */
export async function punchesOnline(at: PersonAt, person: Person): Promise<void> {
  for (;;) {
    await at.presses(person.name);
    await at.entersPin(person);
    if ((await at.sees(say.receiptConfirmed, say.pinOnceMore)) === say.receiptConfirmed) return;
    await at.presses(say.cancel);
  }
}

/** The same while no server answers, so that the PIN is asked for twice. */
export async function punchesOffline(at: PersonAt, person: Person): Promise<void> {
  await at.presses(person.name);
  await at.entersPin(person);
  await at.sees(say.pinOnceMore);
  await at.entersPin(person);
  await at.sees(say.receiptSaved);
}

type Manager = { readonly email: string; readonly password: string };

/** @param storage what the check says of how the browser protects what is stored */
export async function registersTablet(at: PersonAt, manager: Manager, storage: string): Promise<void> {
  await at.presses(OWN_NAMES.en);
  await at.sees(startOf(say.serverFound));
  await at.presses(say.next);
  await at.types(say.deviceName, 'Front door');
  await at.types(say.listModeNames);
  await at.presses(say.next);
  await at.presses(say.pairBySignIn);
  await at.types(say.email, manager.email);
  await at.types(say.password, manager.password);
  await at.presses(say.register);
  await at.sees(`${say.checkStorage} ${storage}`);
  await at.presses(say.next, say.goOnAnyway);
  await at.presses(say.finish);
}
