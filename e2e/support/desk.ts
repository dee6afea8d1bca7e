// The desk as the stories see it: the built pages from the built server, and somebody who is signed in there.
import type { Page } from '@playwright/test';
import type { Language } from './words.ts';

/** Who is signed in at the desk in the stories that look at its pages. */
const OWNER = {
  userId: '11111111-0000-4000-8000-0000000000e4',
  displayName: 'Björk Höskuldsdóttir',
  role: 'owner',
  company: {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Bakaríið við höfnina ehf.',
    language: 'is',
    timeZone: 'Atlantic/Reykjavik',
  },
  factors: { totp: true, recoveryCodesLeft: 9 },
  confirmedUntilAtUtc: '2026-03-02T08:05:00.000Z',
  idleEndsAtUtc: '2026-03-02T08:30:00.000Z',
  endsAtUtc: '2026-03-02T20:00:00.000Z',
};

const SESSIONS = [
  {
    id: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
    kind: 'desk',
    isThisOne: true,
    startedAtUtc: '2026-03-02T08:00:00.000Z',
    lastUsedAtUtc: '2026-03-02T08:04:00.000Z',
    endsAtUtc: '2026-03-02T20:00:00.000Z',
    program: 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0',
  },
  {
    id: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60',
    kind: 'token',
    isThisOne: false,
    startedAtUtc: '2026-02-20T08:00:00.000Z',
    lastUsedAtUtc: null,
    endsAtUtc: '2026-03-22T08:00:00.000Z',
    program: null,
  },
];

/** The pages get these answers about sessions in place of the server's, so that one context can be looked at in many ways. */
export async function answerSessions(page: Page, isSignedIn: () => boolean): Promise<void> {
  const body = (data: unknown) => JSON.stringify({ success: true, data, errors: null });
  const nobody = JSON.stringify({
    success: false,
    data: null,
    errors: [{ code: 'auth.token_missing', message: 'Sign in.' }],
  });
  const contentType = 'application/json';
  await page.route('**/api/manage/v1/session', (route) =>
    isSignedIn()
      ? route.fulfill({ contentType, body: body(OWNER) })
      : route.fulfill({ status: 401, contentType, body: nobody }),
  );
  await page.route('**/api/manage/v1/sessions', (route) =>
    route.fulfill({ contentType, body: body(SESSIONS) }),
  );
}

/** The desk opens in this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('stimpill-desk-language', chosen), language);
}

/** Collects what the content security policy refuses, and what a page throws. */
export function collectFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) faults.push(message.text());
  });
  return faults;
}
