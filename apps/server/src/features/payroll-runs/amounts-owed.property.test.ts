// The law of supplements: however a period is cut into files, what they say adds up to what one file would have said.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, tenThousandthsOf } from './amount.ts';
import { isBelowZero, owedOf, countedOf, type SentBefore } from './amounts-owed.ts';
import type { CodeMinutes } from './code-minutes.ts';

const CODES = ['DV', 'EV'];
const totalUpTo = (max: number) =>
  fc.record(Object.fromEntries(CODES.map((code) => [code, fc.integer({ min: 0, max })])));
const total = totalUpTo(20_000);
/** So few that some stay as they were. */
const small = totalUpTo(20);
const form = fc.record({ decimals: fc.integer({ min: 0, max: 4 }), minuteCodes: fc.subarray(CODES) });

/** A file as it was kept before amounts were: each difference was rounded by itself. */
function sentAlone(
  now: CodeMinutes,
  sent: readonly SentBefore[],
  settings: SentBefore['settings'],
): SentBefore {
  const lines = Object.fromEntries(
    CODES.map((code) => [
      code,
      (now[code] ?? 0) - sent.reduce((sum, file) => sum + (file.lines[code] ?? 0), 0),
    ]),
  );
  return { lines, amounts: null, settings, isAnew: false, isOlder: false };
}

/** In 10^-4, which are whole numbers for every file. */
const said = (files: readonly SentBefore[], code: string): number =>
  files.reduce((sum, { lines, amounts, settings }) => {
    const unit = settings.minuteCodes.includes(code) ? 'minutes' : 'hours';
    const text = amounts === null ? amountText(lines[code] ?? 0, unit, settings.decimals) : amounts[code];
    return sum + tenThousandthsOf(text ?? '0');
  }, 0);

describe('the files of a period', () => {
  it('add up to the whole as one file has it, after any changes and any number of files from before amounts were kept', () => {
    fc.assert(
      fc.property(
        fc.array(total, { minLength: 1, maxLength: 6 }),
        fc.nat(5),
        form,
        (totals, upgradeAt, settings) => {
          const files: SentBefore[] = [];
          for (const [place, now] of totals.entries())
            files.push(
              place < Math.min(upgradeAt, totals.length - 1)
                ? sentAlone(now, files, settings)
                : { ...owedOf(now, files, settings), settings, isAnew: false, isOlder: false },
            );

          for (const code of CODES) {
            const unit = settings.minuteCodes.includes(code) ? 'minutes' : 'hours';
            const whole = amountText(totals.at(-1)?.[code] ?? 0, unit, settings.decimals);
            expect(said(files, code)).toBe(tenThousandthsOf(whole));
          }
        },
      ),
    );
  });

  it('add up to the whole as rounded by the last that said something, however the decimals change between them', () => {
    const step = fc.record({ now: small, decimals: fc.integer({ min: 0, max: 4 }) });
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.subarray(CODES),
        (steps, minuteCodes) => {
          const files: SentBefore[] = [];
          for (const { now, decimals } of steps) {
            const settings = { decimals, minuteCodes };
            files.push({ ...owedOf(now, files, settings), settings, isAnew: false, isOlder: false });
          }

          for (const code of CODES) {
            const saying = files.filter(({ lines }) => lines[code] !== undefined);
            const decimals = saying.map(({ settings }) => settings.decimals);
            const rounding = decimals.at(-1) ?? 0;
            const unit = minuteCodes.includes(code) ? 'minutes' : 'hours';
            const whole = tenThousandthsOf(amountText(steps.at(-1)?.now[code] ?? 0, unit, rounding));
            // Finer amounts of earlier files are made good to the nearest last place of this one.
            const most =
              Math.max(...decimals, 0) > rounding && unit === 'hours' ? 10 ** (4 - rounding) / 2 : 0;
            expect(Math.abs(said(files, code) - whole)).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });

  it('add up from the last that says everything anew, to the whole as one file has it, wherever such files lie and whatever codes go', () => {
    const step = fc.record({ now: total, isAnew: fc.boolean(), gone: fc.subarray(CODES) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), form, (steps, settings) => {
        const files: SentBefore[] = [];
        for (const { now: all, isAnew: wanted, gone } of steps) {
          const isAnew = wanted && files.length > 0;
          const now = Object.fromEntries(Object.entries(all).filter(([code]) => !gone.includes(code)));
          files.push({ ...owedOf(now, isAnew ? [] : files, settings), settings, isAnew, isOlder: false });

          const counted = countedOf(files);
          for (const code of CODES) {
            const unit = settings.minuteCodes.includes(code) ? 'minutes' : 'hours';
            const whole = amountText(now[code] ?? 0, unit, settings.decimals);
            expect(said(counted, code)).toBe(tenThousandthsOf(whole));
          }
          if (isAnew) expect(isBelowZero(files.slice(-1))).toBe(false);
          expect(owedOf(now, files, settings)).toEqual({ lines: {}, amounts: {} });
        }
      }),
    );
  });

  it('have fine decimals again after a file with fewer', () => {
    const files: SentBefore[] = [];
    for (const [minutes, decimals] of [
      [7, 4],
      [14, 1],
      [21, 4],
    ] as const) {
      const settings = { decimals, minuteCodes: [] };
      files.push({ ...owedOf({ DV: minutes }, files, settings), settings, isAnew: false, isOlder: false });
    }

    expect(files.map(({ amounts }) => amounts?.['DV'])).toEqual(['0.1167', '0.1', '0.1333']);
  });

  it('owe nobody anything for a change of the profile alone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(total, form), { minLength: 1, maxLength: 4 }), form, (steps, after) => {
        const files: SentBefore[] = [];
        for (const [now, settings] of steps)
          files.push({ ...owedOf(now, files, settings), settings, isAnew: false, isOlder: false });

        expect(owedOf(steps.at(-1)?.[0] ?? {}, files, after)).toEqual({ lines: {}, amounts: {} });
      }),
    );
  });
});
