import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { intlZone } from './intl-zone.ts';

const copenhagen = intlZone('Europe/Copenhagen');

const wallClock = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);

describe('a zone read from Intl', () => {
  it('changes its offset at the minute at which the clocks change', () => {
    const year = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const;

    const spring = copenhagen.nextOffsetChange(...year);
    const autumn = copenhagen.nextOffsetChange(spring!, year[1]);

    expect(spring).toBe(Date.UTC(2026, 2, 29, 1, 0));
    expect(autumn).toBe(Date.UTC(2026, 9, 25, 1, 0));
    expect(copenhagen.nextOffsetChange(autumn!, year[1])).toBeNull();
    expect(copenhagen.offsetMinutesAt(spring! - 1)).toBe(60);
    expect(copenhagen.offsetMinutesAt(spring!)).toBe(120);
  });

  it('finds a change only strictly between the two instants', () => {
    const change = Date.UTC(2026, 2, 29, 1, 0);

    expect(copenhagen.nextOffsetChange(change, change + 60_000)).toBeNull();
    expect(copenhagen.nextOffsetChange(change - 60_000, change)).toBeNull();
    expect(copenhagen.nextOffsetChange(change - 60_000, change + 1)).toBe(change);
  });

  it('knows a change at the end of a stretch that it reads at once', () => {
    const saoPaulo = intlZone('America/Sao_Paulo');
    const change = Date.UTC(2013, 9, 20, 3, 0);

    expect(saoPaulo.offsetMinutesAt(change - 1)).toBe(-180);
    expect(saoPaulo.offsetMinutesAt(change)).toBe(-120);
    expect(saoPaulo.nextOffsetChange(Date.UTC(2013, 5, 1), Date.UTC(2014, 0, 1))).toBe(change);
  });

  it('shows what the wall shows in every zone of the world', () => {
    const aZoneName = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const anInstant = fc.date({
      min: new Date('2000-01-03'),
      max: new Date('2100-12-29'),
      noInvalidDate: true,
    });

    fc.assert(
      fc.property(aZoneName, anInstant, (name, date) => {
        const instant = date.getTime();
        const shifted = instant + intlZone(name).offsetMinutesAt(instant) * 60_000;

        expect(wallClock(shifted, 'UTC')).toBe(wallClock(instant, name));
      }),
      { numRuns: 300 },
    );
  });

  it('asks Intl nothing about a time it has read before', () => {
    const zone = intlZone('America/Halifax');
    const readAll = () => {
      for (let day = 0; day < 300; day += 1) zone.offsetMinutesAt(Date.UTC(2076, 0, 1 + day));
    };
    const formatter = Intl.DateTimeFormat.prototype as { readonly format: unknown };
    const format = vi.spyOn(formatter, 'format', 'get');
    readAll();
    expect(format).toHaveBeenCalled();
    format.mockClear();

    readAll();

    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });

  it('is refused when its name is unknown', () => {
    expect(() => intlZone('Atlantis/Capital')).toThrow(RangeError);
  });
});
