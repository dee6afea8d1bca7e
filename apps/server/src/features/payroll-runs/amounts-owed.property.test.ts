// The law of supplements: however a period is cut into files, what they say adds up to what one file would have said.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, tenThousandthsOf } from './amount.ts';
import { owedOf, type SentBefore } from './amounts-owed.ts';
import type { CodeMinutes } from './payroll-run.ts';

const CODES = ['DV', 'EV'];
const total = fc.record(Object.fromEntries(CODES.map((code) => [code, fc.integer({ min: 0, max: 20_000 })])));
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
  return { lines, amounts: null, settings };
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
                : { ...owedOf(now, files, settings), settings },
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

  it('owe nobody anything for a change of the profile alone', () => {
    fc.assert(
      fc.property(fc.array(total, { minLength: 1, maxLength: 4 }), form, form, (totals, before, after) => {
        const files: SentBefore[] = [];
        for (const now of totals) files.push({ ...owedOf(now, files, before), settings: before });

        expect(owedOf(totals.at(-1) ?? {}, files, after)).toEqual({ lines: {}, amounts: {} });
      }),
    );
  });
});
