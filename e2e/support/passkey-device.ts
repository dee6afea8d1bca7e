import type { CDPSession, Page } from '@playwright/test';

export type PasskeyDevice = {
  readonly lose: () => Promise<void>;
  /** Lets go: whatever asks for the finger waits, also a passkey that is offered at a field. `touch` puts it back. */
  readonly letGo: () => Promise<void>;
  readonly touch: () => Promise<void>;
};

/** A phone with a finger on it, which the browser brings: it keeps passkeys, and its owner always agrees. */
export async function aPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touches = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    letGo: async () => void (await touches(false)),
    touch: async () => void (await touches(true)),
    lose: async () => void (await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })),
  };
}

/** Passkeys belong to a name, so a story with one opens the server by one. */
export const byName = (address: string) => address.replace('127.0.0.1', 'localhost');
