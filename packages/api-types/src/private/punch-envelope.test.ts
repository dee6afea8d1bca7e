/// <reference types="node" />
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  chainLink,
  chainStart,
  encodePunchDetails,
  encodePunchEnvelope,
  encodePunchHeader,
  toBase64Url,
  type PunchEnvelope,
} from './signing.ts';
import { readPunchEnvelope } from './read-punch-envelope.ts';

const DIGEST = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg';

const punch: PunchEnvelope = {
  header: {
    companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
    deviceId: '019c1f2e-7b10-7a54-8a11-6c5d4e3f2a1b',
    keyEpoch: 1,
    sequence: 118,
    punchId: 'b3e0f6a1-9c2d-4e7f-8a5b-1c2d3e4f5a6b',
    employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
    action: 'start',
    projectId: null,
    subProjectId: null,
    clock: {
      documentId: '2c5e8b1a-4d7f-4a3b-9e6c-0f1a2b3c4d5e',
      monotonicMs: 81_500,
      wallMs: 1_772_434_692_808,
      anchor: {
        anchor: '1.1772434692345.nonce.mac',
        documentId: '2c5e8b1a-4d7f-4a3b-9e6c-0f1a2b3c4d5e',
        askedAtMonotonicMs: 81_000,
        answeredAtMonotonicMs: 81_042,
        answeredAtWallMs: 1_772_434_692_350,
      },
      stretches: [
        {
          documentId: '2c5e8b1a-4d7f-4a3b-9e6c-0f1a2b3c4d5e',
          fromMonotonicMs: 81_042,
          fromWallMs: 1_772_434_692_350,
          toMonotonicMs: 81_400,
          toWallMs: 1_772_434_692_708,
        },
      ],
      hasLeftOutStretches: false,
    },
    photo: 'none',
    photoDigest: null,
    detailsDigest: DIGEST,
  },
  proof: { sessionDigest: null, sealKeyId: '019c1f2e-1111-7222-8333-444455556666', sealDigest: DIGEST },
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const shuffled = (value: object) => Object.fromEntries(Object.entries(value).reverse());

describe('the bytes of a punch', () => {
  it('never change within a version', () => {
    expect(sha256(encodePunchEnvelope(punch))).toBe(
      'e1b3e0e027388ace704a7d89ce70dced4ac5bd6cb95520e248029e534d1814e2',
    );
    expect(sha256(encodePunchHeader(punch.header))).toBe(
      '702187aafd65faf089c55feb534823e245e600137de35b967d72357897b65bc6',
    );
    expect(sha256(chainStart(punch.header))).toBe(
      'c4f807f7b2e00fe56dd909bd40a827fa846a9ca2f2e0cef6a69601e30d7e216c',
    );
  });

  it('do not depend on the order in which an object was made', () => {
    const { header, proof } = punch;
    const { anchor, ...clock } = header.clock;
    const other = {
      proof: shuffled(proof),
      header: shuffled({
        ...header,
        clock: shuffled({
          ...clock,
          anchor: anchor && shuffled(anchor),
          stretches: clock.stretches.map(shuffled),
        }),
      }),
    } as unknown as PunchEnvelope;

    expect(toBase64Url(encodePunchEnvelope(other))).toBe(toBase64Url(encodePunchEnvelope(punch)));
  });

  it('hold no text that two programs could write differently', () => {
    const faulty = { ...punch, header: { ...punch.header, projectId: 'Þ' } };

    expect(() => encodePunchEnvelope(faulty)).toThrow('ASCII');
  });

  it('chain each punch to the bytes of the one before', () => {
    const envelope = encodePunchEnvelope(punch);
    const previous = new Uint8Array(randomBytes(32));

    const link = chainLink(previous, envelope);

    expect(link.length).toBe(32 + envelope.length);
    expect(sha256(link)).not.toBe(sha256(chainLink(new Uint8Array(32), envelope)));
  });

  it('write a position with its salt, so that another salt gives another digest', () => {
    const position = { latitude: 64.1466, longitude: -21.9426, accuracyMeters: null };

    const digests = ['a', 'b'].map((salt) => sha256(encodePunchDetails({ salt, ...position })));

    expect(new Set(digests).size).toBe(2);
  });
});

describe('reading an envelope', () => {
  it('gives back what was written', () => {
    const other = { ...punch, header: { ...punch.header, punchId: randomUUID(), sequence: 1 } };

    expect(readPunchEnvelope(encodePunchEnvelope(other))).toEqual({ kind: 'punch', envelope: other });
  });

  it('gives back a punch without anchor and with the most stretches', () => {
    const [stretch] = punch.header.clock.stretches;
    const clock = {
      ...punch.header.clock,
      anchor: null,
      stretches: Array.from({ length: 32 }, () => stretch!),
    };
    const other = { ...punch, header: { ...punch.header, clock } };

    expect(readPunchEnvelope(encodePunchEnvelope(other))).toEqual({ kind: 'punch', envelope: other });
  });

  it('recognises a version that it does not know yet', () => {
    const later = Buffer.from('{"formatVersion":2,"header":"of another shape"}');

    expect(readPunchEnvelope(later)).toEqual({ kind: 'unknown version', formatVersion: 2 });
  });

  it('refuses every byte that is changed, added or taken away', () => {
    const bytes = encodePunchEnvelope(punch);
    const same = toBase64Url(bytes);

    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const read = readPunchEnvelope(changed);
      // A changed digit is another punch; the signature is what tells it from the first.
      if (read.kind === 'punch') expect(toBase64Url(encodePunchEnvelope(read.envelope))).not.toBe(same);
    }
    expect(readPunchEnvelope(bytes.slice(1)).kind).toBe('unreadable');
    expect(readPunchEnvelope(Buffer.concat([bytes, Buffer.from(' ')])).kind).toBe('unreadable');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'punch'],
    ['another value', '[1]'],
    ['a field too many', '{"formatVersion":1,"header":{},"proof":{},"more":1}'],
  ])('refuses %s', (_, text) => {
    expect(readPunchEnvelope(Buffer.from(text))).toEqual({ kind: 'unreadable' });
  });
});
