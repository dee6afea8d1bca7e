import { describe, expect, it } from 'vitest';
import { concernOf } from './certificate-concern.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 24);
const lasting = (from: number, to: number) => ({ beginsAt: NOW + from * DAY_MS, endsAt: NOW + to * DAY_MS });

describe('a certificate', () => {
  it.each([
    ['of 90 days, 15 before its end', lasting(-75, 15), null],
    [
      'of 90 days, 13 before its end',
      lasting(-77, 13),
      { isRefused: false, text: /^it ends on 2026-12-07\./ },
    ],
    ['of six days, two before its end', lasting(-4, 2), null],
    [
      'of six days, one before its end',
      lasting(-5, 1),
      { isRefused: false, text: /^it ends on 2026-11-25\./ },
    ],
    ['that is over', lasting(-90, 0), { isRefused: true, text: /^it ended on 2026-11-24: .*Renew it$/ }],
    [
      'of tomorrow',
      lasting(1, 90),
      { isRefused: true, text: /^it begins only on 2026-11-25\. Look at the clock/ },
    ],
  ])('%s', (_, certificate, expected) => {
    const concern = concernOf(certificate, NOW);

    expect(concern).toEqual(
      expected === null ? null : { ...expected, text: expect.stringMatching(expected.text) as string },
    );
  });
});
