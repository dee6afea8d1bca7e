// The gallery of the kiosk, built and in a process of its own: every screen in every state, without a server behind it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, type Page } from '@playwright/test';
import { WAYS_TO_LOOK } from './ways-to-look.ts';

const KIOSK = fileURLToPath(new URL('../../apps/kiosk', import.meta.url));
const VITE = fileURLToPath(new URL('../../apps/kiosk/node_modules/vite/bin/vite.js', import.meta.url));
const CONFIG = ['--config', 'vite.gallery.config.ts', '--outDir'];

type Gallery = { readonly origin: string };

export const galleryTest = base.extend<object, { readonly gallery: Gallery }>({
  gallery: [
    async ({ playwright: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'stimpill-gallery-'));
      await promisify(execFile)(process.execPath, [VITE, 'build', ...CONFIG, folder], { cwd: KIOSK });
      const { origin, close } = await serve(folder);
      await use({ origin });
      await close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

async function serve(folder: string): Promise<Gallery & { readonly close: () => Promise<void> }> {
  const words = ['preview', ...CONFIG, folder, '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [VITE, ...words], {
    cwd: KIOSK,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The gallery did not open:\n${output}`)));
  });
  const close = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { origin, close };
}

type GalleryWalk = {
  /** The sentence that a walk without a complaint shows to be true. */
  readonly title: string;
  readonly look: (page: Page, name: string) => Promise<void>;
};

/** One walk along the gallery for each language and each way the tablet can hang. */
export function describeGallery({ title, look }: GalleryWalk): void {
  for (const { language, orientation, viewport } of WAYS_TO_LOOK) {
    galleryTest.describe(`gallery, ${language}, ${orientation}`, () => {
      galleryTest.use({ viewport, permissions: ['camera'], contextOptions: { reducedMotion: 'reduce' } });

      galleryTest(title, async ({ page, gallery }) => {
        await page.clock.install();
        const names = await namesOf(page, gallery);
        for (const name of names) {
          await page.goto(`${gallery.origin}/gallery.html#${name}/${language}`);
          await page.locator(`[data-shown="${name}"][data-ready] h1`).first().waitFor({ state: 'attached' });
          await page.evaluate(() => document.fonts.ready);
          await look(page, `${language}-${orientation}-${name}`);
        }
      });
    });
  }
}

/** Opens the gallery, where nobody answers a call; every screen in every state, by its name. */
export async function namesOf(page: Page, { origin }: Gallery): Promise<readonly string[]> {
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto(`${origin}/gallery.html`);
  const entries = page.locator('[data-screen]');
  await entries.first().waitFor();
  return entries.evaluateAll((found) => found.map((entry) => entry.getAttribute('data-screen') ?? ''));
}
