import type { Locator, Page } from '@playwright/test';

/** Nobody touches a new screen within a third of a second, and what comes sooner the kiosk rightly takes for the last screen's. */
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
