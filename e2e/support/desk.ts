// The desk as the stories see it: the built pages from the built server, and somebody who signs in there.
import { expect, type Page } from '@playwright/test';
import { company } from './company.ts';
import { ONE_WAIT_MS } from './one-wait.ts';
import { isRefusedByPolicy } from './refused-by-policy.ts';
import type { StimpillServer } from './stimpill-server.ts';
import type { Language } from './words.ts';

/** The desk opens in this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('stimpill-desk-language', chosen), language);
}

const SIGN_IN = {
  is: { email: 'Netfang', password: 'Lykilorð', act: 'Skrá inn' },
  en: { email: 'E-mail', password: 'Password', act: 'Sign in' },
  pl: { email: 'E-mail', password: 'Hasło', act: 'Zaloguj się' },
} as const;

type SignInAtDesk = {
  readonly person: { readonly email: string; readonly password: string };
  readonly at: string;
  readonly language?: Language;
};

/**
 * Signs in by the form of the desk, on the server of the story, as somebody without a second factor.
 * @param at the page to come to, below `/desk/`
 */
export async function signInAtDesk(
  page: Page,
  { origin }: Pick<StimpillServer, 'origin'>,
  { person, at, language = 'en' }: SignInAtDesk,
): Promise<void> {
  const words = SIGN_IN[language];
  await speak(page, language);
  await page.goto(`${origin}/desk/${at}`);
  await page.getByLabel(words.email).fill(person.email);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: words.act, exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Goes to a page of the desk and waits until all of it is there. */
export async function comeTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(untilAllIsThere, ONE_WAIT_MS);
}

/**
 * Goes on to another page of the desk as a link of it does, which takes a fraction of what it takes to load the desk anew. Where both have one
 * heading, nothing tells when the other is there, so it is loaded anew.
 */
export async function goOnTo(page: Page, address: string): Promise<void> {
  const isThere = await page.evaluate(leaveFor, address);
  if (!isThere) await page.goto(address);
  await page.evaluate(untilAllIsThere, ONE_WAIT_MS);
}

/** Runs in the page. @returns whether the page before is gone */
async function leaveFor(address: string): Promise<boolean> {
  const before = document.querySelector('h1');
  history.pushState(null, '', address);
  for (let frame = 0; frame < 60 && before?.isConnected !== false; frame += 1)
    await new Promise(requestAnimationFrame);
  return before?.isConnected === false;
}

/**
 * Looks at every frame, where the waiting of Playwright looks ten times a second and then less often. Runs in the page.
 * @throws Error after that wait
 */
async function untilAllIsThere(mostMs: number): Promise<void> {
  const givesUpAt = performance.now() + mostMs;
  // What is fetched after the first picture has begun by the third.
  for (let calmFrames = 0; calmFrames < 3;) {
    await new Promise(requestAnimationFrame);
    // What is being fetched says so.
    const isFetching = document.querySelector('main [role="status"][aria-label]') !== null;
    calmFrames = isFetching || document.querySelector('h1') === null ? 0 : calmFrames + 1;
    if (performance.now() > givesUpAt) throw new Error(`This page is not there yet: ${location.href}`);
  }
}

/** Collects what the content security policy refuses, and what a page throws. */
export function collectFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (isRefusedByPolicy(message.text())) faults.push(message.text());
  });
  return faults;
}

/** Hours as the desk enters them, by the person who is signed in. */
export async function enterHours(
  page: Page,
  employeeId: string,
  from: string,
  to: string | null,
): Promise<void> {
  const answer = await page.evaluate(
    async ({ address, body }) =>
      (
        await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-stimpill': 'desk' },
          body: JSON.stringify(body),
        })
      ).status,
    {
      address: `/api/manage/v1/companies/${company.id}/time-entries`,
      body: {
        ...{ employeeId, kind: 'work', startAtUtc: from, endAtUtc: to, breaks: [] },
        ...{ projectId: null, subProjectId: null, isDraft: false, reason: 'Gleymdist' },
      },
    },
  );
  expect(answer).toBe(200);
}
