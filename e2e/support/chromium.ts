// Which Chromium the stories run in, and what it leaves alone.

export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's browser, or whichever is named; where none is, the one that Playwright brought. */
export const namedChromium = process.env['CHROMIUM_PATH']
  ? { executablePath: process.env['CHROMIUM_PATH'] }
  : {};

/** Pictures are the same everywhere, and a tablet has a camera. */
const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** How the stories start it. */
export const chromiumWith = (...flags: readonly string[]) => ({
  ...namedChromium,
  args: [...QUIET_FLAGS, ...SAME_EVERYWHERE, ...flags],
});
