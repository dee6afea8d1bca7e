// The dev server of desk, kiosk and own page: the content security policy of the server, so that what it would refuse is refused while developing, and
// the way to its API.

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

/** In production it is the same origin. The cookie of the desk belongs to one, and the server looks at `Origin`: the host stays as it is. */
export const API_PROXY = {
  '/api': { target: process.env['STIMPILL_API'] ?? 'http://127.0.0.1:8080', changeOrigin: false },
};
