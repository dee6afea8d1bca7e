import { expect, type Page } from '@playwright/test';

/** The four steps that make a tablet a punch clock, in English. */
export function setUpPage(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    chooseLanguage: async (language: 'Íslenska' | 'English' | 'Polski') => {
      await page.getByRole('button', { name: language }).click();
    },
    passWelcome: async () => {
      await expect(page.getByText('The server answers')).toBeVisible();
      await press('Next');
    },
    describeTablet: async ({ name, list }: { readonly name: string; readonly list?: string }) => {
      await page.getByLabel('Name of this tablet').fill(name);
      if (list !== undefined) await page.getByText(list, { exact: true }).click();
      await press('Next');
    },
    signIn: async ({ email, password }: { readonly email: string; readonly password: string }) => {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press('Register this tablet');
    },
    finish: async () => {
      await page.getByRole('button', { name: /^Start (the punch clock|anyway)$/ }).click();
      await expect(page.getByRole('button', { name: 'Touch to clock in or out' })).toBeVisible();
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
  await setUp.chooseLanguage('English');
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Front door', list: 'Full names' });
  await setUp.signIn(manager);
  await setUp.finish();
}
