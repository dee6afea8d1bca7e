// The content security policy of a dev server: as the server sends it, so that what it would refuse is refused while developing.

/** Of the dev server alone: it puts scripts and styles into the page, and speaks to it. */
export const DEV_NONCE = 'ZGV2ZWxvcG1lbnQ=';

/** @param trustedTypes names of the policies that the app makes, `'none'` where it makes none */
export function devPolicy(trustedTypes: string): string {
  return [
    "default-src 'none'",
    "connect-src 'self' ws:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    `script-src 'self' 'nonce-${DEV_NONCE}'`,
    `style-src 'self' 'nonce-${DEV_NONCE}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ');
}
