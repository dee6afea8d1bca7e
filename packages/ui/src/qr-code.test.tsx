import { render } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const DOTS_PER_MODULE = 4;

it('draws a code that a camera reads back to the same text', async () => {
  const text = 'otpauth://totp/Stimpill:bj%C3%B6rk?secret=JBSWY3DPEHPK3PXP';

  const { findByRole } = render(<QrCode text={text} label="A code" />);
  const code = await findByRole('img', { name: 'A code' });

  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const dots = new Uint8ClampedArray((size * DOTS_PER_MODULE) ** 2 * 4).fill(255);
  for (const [, x, y] of (code.lastElementChild?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g))
    darken(dots, { x: Number(x), y: Number(y), size });
  const side = size * DOTS_PER_MODULE;
  expect(decodeQR({ width: side, height: side, data: dots })).toBe(text);
});

function darken(dots: Uint8ClampedArray, { x, y, size }: Record<'x' | 'y' | 'size', number>): void {
  for (let down = 0; down < DOTS_PER_MODULE; down += 1)
    for (let right = 0; right < DOTS_PER_MODULE; right += 1) {
      const row = y * DOTS_PER_MODULE + down;
      const dot = row * size * DOTS_PER_MODULE + x * DOTS_PER_MODULE + right;
      dots.fill(0, dot * 4, dot * 4 + 3);
    }
}
