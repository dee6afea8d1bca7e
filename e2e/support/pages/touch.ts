import type { Locator, Page } from '@playwright/test';

/** Nobody touches a new screen within a third of a second, and what comes sooner the kiosk rightly takes for the last screen's. */
const REACTION_MS = 350;

/** Touches something as a person does who has just seen it appear. */
export async function touch(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await page.waitForTimeout(REACTION_MS);
  await target.click();
}
