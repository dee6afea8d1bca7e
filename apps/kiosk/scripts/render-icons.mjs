// Draws the PNG icons from public/icons/stimpill.svg with a headless Chromium: `node scripts/render-icons.mjs`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { URL } from 'node:url';

const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
const icons = new URL('../public/icons/', import.meta.url);
const svg = readFileSync(new URL('stimpill.svg', icons), 'utf8');
const workplace = mkdtempSync(join(tmpdir(), 'stimpill-icons-'));

/** A platform cuts its own shape out of a maskable icon, so there the ground fills the square and the mark is smaller. */
function draw(name, size, { isFull = false } = {}) {
  const page = join(workplace, `${name}.html`);
  const mark = isFull ? svg.replace('rx="16"', 'rx="0"') : svg;
  const scale = isFull ? 0.8 : 1;
  writeFileSync(
    page,
    `<style>body{margin:0;background:${isFull ? '#0b2a4a' : 'transparent'};overflow:hidden}
    svg{width:${size}px;height:${size}px;display:block;transform:scale(${scale})}</style>${mark}`,
  );
  execFileSync(CHROMIUM, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--screenshot=${new URL(`${name}.png`, icons).pathname}`,
    `file://${page}`,
  ]);
}

draw('stimpill-192', 192);
draw('stimpill-512', 512);
draw('stimpill-maskable-512', 512, { isFull: true });
draw('apple-touch-180', 180, { isFull: true });
rmSync(workplace, { recursive: true });
