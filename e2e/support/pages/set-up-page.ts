import { expect, type Page } from '@playwright/test';
import { goOn, OWN_NAMES, startOf, words, type Language } from '../words.ts';

/** The five steps that make a tablet a punch clock. */
export function setUpPage(page: Page, language: Language = 'en') {
  const say = words[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    chooseLanguage: async () => {
      await page.getByRole('button', { name: OWN_NAMES[language] }).click();
    },
    passWelcome: async () => {
      await expect(page.getByText(startOf(say.serverFound))).toBeVisible();
      await press(say.next);
    },
    describeTablet: async ({
      name,
      showsNames = false,
    }: {
      readonly name: string;
      readonly showsNames?: boolean;
    }) => {
      await page.getByLabel(say.deviceName).fill(name);
      if (showsNames) await page.getByRole('radio', { name: say.listModeNames }).check();
      await press(say.next);
    },
    pair: async (word: string) => {
      await page.getByLabel(say.pairWord).fill(word);
      await press(say.register);
    },
    signIn: async ({ email, password }: { readonly email: string; readonly password: string }) => {
      const otherWay = page.getByRole('button', { name: say.pairBySignIn });
      await otherWay.or(page.getByLabel(say.email)).first().waitFor();
      if (await otherWay.isVisible()) await otherWay.click();
      await page.getByLabel(say.email).fill(email);
      await page.getByLabel(say.password, { exact: true }).fill(password);
      await press(say.register);
    },
    finish: async () => {
      await page.getByRole('button', { name: goOn(say) }).click();
      await page.getByRole('button', { name: say.finish }).click();
      await expect(page.getByRole('button', { name: say.touchToPunch })).toBeVisible();
    },
  };
}

/** A tablet from nothing to the resting screen. */
export async function setUpTablet(
  page: Page,
  origin: string,
  manager: { readonly email: string; readonly password: string },
): Promise<void> {
  const setUp = setUpPage(page);
  await page.goto(origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Front door', showsNames: true });
  await setUp.signIn(manager);
  await setUp.finish();
}
