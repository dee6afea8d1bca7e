// Every screen of the kiosk in one walk, in one language: what the accessibility test checks and the screenshots show.
import { expect, type Page } from '@playwright/test';
import { bjork, lukasz, manager, thorunn } from './company.ts';
import type { Partner } from './partner.ts';
import { peoplePage } from './pages/people-page.ts';
import { pinPage } from './pages/pin-page.ts';
import { setUpPage } from './pages/set-up-page.ts';
import { touch } from './pages/touch.ts';
import { goOn, startOf, words, type Language } from './words.ts';

/** Looks at the screen that the walk has come to. */
type Look = (screen: string) => Promise<void>;

export type WalkInput = {
  readonly page: Page;
  readonly origin: string;
  readonly language: Language;
  readonly partner: Partner;
  readonly look: Look;
};

/** From a tablet that nobody has set up to its resting screen. */
export async function walkThroughSetUp({ page, origin, language, look }: WalkInput): Promise<void> {
  const setUp = setUpPage(page, language);
  await page.goto(origin);
  await setUp.chooseLanguage();
  await page.getByText(startOf(words[language].serverFound)).waitFor();
  await look('set-up-welcome');
  await setUp.passWelcome();
  await look('set-up-tablet');
  await setUp.describeTablet({ name: 'Inngangur', showsNames: true });
  await look('set-up-pair');
  await setUp.signIn({ ...manager, password: 'not the password' });
  await page.getByRole('alert').waitFor();
  await look('set-up-sign-in-refused');
  await setUp.signIn(manager);
  await expect(page.getByRole('button', { name: goOn(words[language]) })).toBeEnabled();
  await look('set-up-checks');
  await setUp.finish();
}

/** From the resting screen through a punch, its errors and back. Leaves everybody clocked out. */
export async function walkThroughPunches({ page, language, partner, look }: WalkInput): Promise<void> {
  const say = words[language];
  const people = peoplePage(page, language);
  const pin = pinPage(page, language);
  const press = (name: string) => touch(page, page.getByRole('button', { name, exact: true }).last());
  await page.getByText(/^06:5\d/).waitFor();
  await look('attract');
  await press(say.manager);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('about');
  await press(say.manager);
  await page.getByLabel(say.password, { exact: true }).waitFor();
  await look('manager-gate');
  await press(say.cancel);
  await press(say.close);

  await people.wake();
  await people.tile(thorunn.name).waitFor();
  await look('list');
  await press(say.search);
  await look('list-search');
  await page.reload();

  await people.wake();
  await people.choose(thorunn.name);
  await look('pin');
  await pin.enter('0000');
  await pin.wrong.waitFor();
  await look('pin-wrong');
  await press(say.somethingElse);
  await look('choose-action');
  await page.reload();

  await people.wake();
  await punchAndLook('receipt-in');
  await punchAndLook('receipt-out');

  await people.choose(bjork.name);
  await partner.punch({ employeeId: bjork.id, action: 'start' });
  await pin.enter(bjork.pin);
  await pin.pad.waitFor({ state: 'hidden' });
  await page.getByRole('alert').waitFor();
  await look('conflict');
  await press(say.cancel);
  await partner.punch({ employeeId: bjork.id, action: 'stop' });

  async function punchAndLook(screen: string): Promise<void> {
    await people.choose(lukasz.name);
    await pin.enter(lukasz.pin);
    await press(say.keepOpen);
    await look(screen);
    await press(say.close);
  }
}

/** What a tablet shows when something is wrong around it. Begins at the list of names. */
export async function walkThroughTrouble(
  input: WalkInput & { readonly revokeTablet: () => Promise<void> },
): Promise<void> {
  const { page, language, look, revokeTablet } = input;
  const people = peoplePage(page, language);
  const pin = pinPage(page, language);
  await people.choose(thorunn.name);
  await page.clock.runFor(21_000);
  await page.getByRole('button', { name: words[language].stillThereYes }).waitFor();
  await look('still-there');
  await page.clock.runFor(21_000);

  await page.context().setOffline(true);
  await page.clock.runFor(30_000);
  await people.wake();
  await look('list-offline');
  await people.choose(thorunn.name);
  await look('pin-offline');
  await pin.enter(thorunn.pin);
  await look('pin-once-more');
  await pin.enter(thorunn.pin);
  await page.getByText(words[language].receiptSaved).waitFor();
  await look('receipt-saved');
  await page.context().setOffline(false);
  await page.reload();

  await people.wake();
  await people.choose(thorunn.name);
  await revokeTablet();
  await pin.enter(thorunn.pin);
  await pin.pad.waitFor({ state: 'hidden' });
  await look('revoked');
}
