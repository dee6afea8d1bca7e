import type { Locator, Page } from '@playwright/test';

/** Nobody touches a new screen within a third of a second. The kiosk rightly takes an earlier touch as meant for the last screen. */
const REACTION_MS = 350;

/** As long as a person takes to see that there is a new screen. */
export async function react(page: Page): Promise<void> {
  await page.waitForTimeout(REACTION_MS);
}

/** Touches something as a person does who has just seen it appear. */
export async function touch(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await react(page);
  await target.click();
}
