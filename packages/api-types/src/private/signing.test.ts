/// <reference types="node" />
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  deviceKeyText,
  formatStationSignature,
  fromBase64Url,
  fromPinBlock,
  parseStationSignature,
  pinSealInfo,
  stationRequestText,
  toBase64Url,
  toPinBlock,
} from './signing.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('ascii');

describe('bytes as text', () => {
  it('are what Node writes, for every length', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = new Uint8Array(randomBytes(length));

      const written = toBase64Url(bytes);

      expect(written).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64Url(written)).toEqual(bytes);
    }
  });

  it.each(['A', 'AAAAA', 'AB', 'AAF', 'AA==', 'A A', 'AA+/', 'Þórunn'])(
    'are not read from %j, which nobody writes',
    (written) => {
      expect(fromBase64Url(written)).toBeUndefined();
    },
  );
});

describe('a PIN block', () => {
  it('gives back every PIN and has one length', () => {
    for (let n = 0; n < 10_000; n += 1) {
      const pin = String(n).padStart(4, '0');

      const block = toPinBlock(pin);

      expect(block.length).toBe(16);
      expect(fromPinBlock(block)).toBe(pin);
    }
  });

  it('is refused when it holds anything else', () => {
    expect(fromPinBlock(new Uint8Array(16))).toBeUndefined();
    expect(fromPinBlock(toPinBlock('12345'))).toBeUndefined();
    expect(fromPinBlock(toPinBlock('4821').slice(0, 15))).toBeUndefined();
  });

  it('is sealed for one key and one purpose', () => {
    expect(text(pinSealInfo('key-1'))).toBe('stimpill-pin-v1\nkey-1');
  });
});

describe('a signed request', () => {
  const parts = { keyEpoch: 1, sentAtMs: 1_772_434_692_345, nonce: 'A'.repeat(22) };

  it('is signed over everything that decides what it does', () => {
    const signed = stationRequestText({
      ...parts,
      method: 'POST',
      target: '/api/station/v1/punch-batches',
      bodyDigest: 'digest',
    });

    expect(text(signed)).toBe(
      `stimpill-request-v1\nPOST\n/api/station/v1/punch-batches\ndigest\n1\n1772434692345\n${parts.nonce}`,
    );
  });

  it('carries its signature in one header that reads back', () => {
    const signature = { ...parts, signature: 'b'.repeat(86) };

    expect(parseStationSignature(formatStationSignature(signature))).toEqual(signature);
  });

  it.each([
    '',
    'v=2,epoch=1,at=1,nonce=AAAAAAAAAAAAAAAAAAAAAA,sig=',
    `v=1,epoch=01,at=1,nonce=${'A'.repeat(22)},sig=${'b'.repeat(86)}`,
    `v=1, epoch=1,at=1,nonce=${'A'.repeat(22)},sig=${'b'.repeat(86)}`,
  ])('is not read from %j', (header) => {
    expect(parseStationSignature(header)).toBeUndefined();
  });

  it('lets a key be replaced only for this device', () => {
    expect(text(deviceKeyText({ deviceId: 'd', x: 'x', y: 'y' }))).toBe('stimpill-device-key-v1\nd\nx\ny');
  });
});
