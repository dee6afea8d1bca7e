// What the camera of a browser sees: a little film in which somebody holds one code after the other before it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeQR } from 'qr';

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES_A_SECOND = 5;
const DOTS_PER_MODULE = 8;
const [LIGHT, DARK, GREY] = [235, 16, 128];

export type CameraFilm = { readonly flag: string; readonly remove: () => void };

/** @param codes each is held up for two seconds; then the film begins anew */
export function filmOf(codes: readonly string[]): CameraFilm {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-film-'));
  const file = join(folder, 'codes.y4m');
  const held = codes.flatMap((code) => Array<Buffer>(2 * FRAMES_A_SECOND).fill(frameWith(code)));
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(head), ...held.flatMap((each) => [Buffer.from('FRAME\n'), each])]),
  );
  return {
    flag: `--use-file-for-fake-video-capture=${file}`,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Brightness of each dot, then two planes of no colour, each a quarter as large. */
function frameWith(code: string): Buffer {
  const frame = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, GREY);
  frame.fill(LIGHT, 0, WIDTH * HEIGHT);
  const modules = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const side = modules.length * DOTS_PER_MODULE;
  const [left, top] = [Math.floor((WIDTH - side) / 2), Math.floor((HEIGHT - side) / 2)];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = modules[Math.floor(y / DOTS_PER_MODULE)]?.[Math.floor(x / DOTS_PER_MODULE)];
      if (isDark) frame[(top + y) * WIDTH + left + x] = DARK;
    }
  return frame;
}
