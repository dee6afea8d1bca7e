import { expect, it } from 'vitest';
import { readPairingCode } from './read-pairing-code.ts';

const HERE = 'https://clock.example.is';

it('a code of this address is its word', () => {
  expect(readPairingCode(`${HERE}/#pair=7K3M9XQ2`, HERE)).toEqual({ word: '7K3M9XQ2' });
});

it.each(['https://192.168.1.20:8443', 'http://clock.example.is'])(
  'a code of another address says which: %s',
  (codeOrigin) => {
    expect(readPairingCode(`${codeOrigin}/#pair=7K3M9XQ2`, HERE)).toEqual({ word: '7K3M9XQ2', codeOrigin });
  },
);

it.each([
  '7K3M9XQ2',
  'WIFI:S:Kaffi;T:WPA;P:latte;;',
  `${HERE}/`,
  `${HERE}/#pair=7K3M`,
  `${HERE}/?company=6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70`,
  'javascript:alert(1)//#pair=7K3M9XQ2',
  'otpauth://totp/Stimpill:bjork?secret=JBSWY3DP#pair=7K3M9XQ2',
])('no other code is taken for one: %s', (text) => {
  expect(readPairingCode(text, HERE)).toBeUndefined();
});
