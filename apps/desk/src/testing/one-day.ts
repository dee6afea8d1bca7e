// The day on which tests of the desk play: what they say of "today" holds on whatever day they run. The clock goes on as always.
const NOON = Date.parse('2026-11-30T12:00:00.000Z');

/** Once for each program: a second time moves nothing. */
export function playOnOneDay(): void {
  const Ours = Date;
  const ahead = NOON - Ours.now();
  if (Math.abs(ahead) < 86_400_000 / 2) return;
  class DateOfThatDay extends Ours {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [DateOfThatDay.now()] : given) as [number]));
    }

    static override now(): number {
      return Ours.now() + ahead;
    }
  }
  globalThis.Date = DateOfThatDay as unknown as DateConstructor;
}
