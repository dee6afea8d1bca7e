import type { BrowserContext } from '@playwright/test';

/** Whether the browser says that the content security policy, Trusted Types among it, has refused something. */
export function isRefusedByPolicy(said: string): boolean {
  return /Content Security Policy|TrustedHTML|TrustedScript/.test(said);
}

/** Collects what the policy refuses on any page of a browser. */
export function collectRefused(context: BrowserContext): readonly string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (isRefusedByPolicy(message.text())) refused.push(message.text());
  });
  return refused;
}
