/** What are the limits of a period for one employee? What lies below, and the tiers above, in hundredths of a minute. */
import { type DaySpan } from '@stimpill/time';
import { type Citation } from '#holidays/citation.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { type Preparation, type Setting } from './mechanisms/mechanism.ts';
import { limitOfWorkingDays, limitOver } from './limit-of-period.ts';
import { type OvertimeLimit } from './overtime-limit.ts';

/**
 * What counts in a period from `from` until `until`, in hundredths of a minute, and the class that it takes; below the
 * limit it keeps its own.
 */
export type Tier = {
  readonly from: number;
  readonly until: number;
  readonly class: PayClass | null;
  readonly limitMinutes: number;
  readonly citation: Citation | undefined;
};

/** A tier that does not know yet where the next one begins. */
type OpenTier = Omit<Tier, 'until'> & { until: number };

/** The limit below which nothing moves: in minutes at full employment, and in hundredths of a minute for this employee. */
const lowestOf = (
  { limitMinutes = 0, limitPerWorkingDayMinutes, scaledByRatio = false }: OvertimeLimit,
  period: DaySpan,
  setting: Setting,
): { readonly limitMinutes: number; readonly from: number } => {
  if (limitPerWorkingDayMinutes === undefined) {
    return { limitMinutes, from: limitOver(limitMinutes, period, scaledByRatio, setting) };
  }
  const limit = limitOfWorkingDays(limitPerWorkingDayMinutes, period, scaledByRatio, setting);
  return { limitMinutes: limit.fullMinutes, from: limit.hundredths };
};

/** What lies below the limit and the tiers above it, lowest first, in a period of this employee. */
export const tiersIn = (
  period: DaySpan,
  limit: OvertimeLimit,
  setting: Setting,
  classOf: Preparation['classOf'],
): readonly Tier[] => {
  const { overtimeClass, higherTiers = [], scaledByRatio = false } = limit;
  const { from, limitMinutes } = lowestOf(limit, period, setting);
  const below: OpenTier = { from: 0, until: from, class: null, limitMinutes: 0, citation: undefined };
  let last: OpenTier = {
    from,
    until: Infinity,
    class: classOf(overtimeClass),
    limitMinutes,
    citation: undefined,
  };
  const tiers = [below, last];
  for (const tier of higherTiers) {
    // By working days the lowest limit may come out above a higher one, which then begins with it.
    const reached = Math.max(last.from, limitOver(tier.limitMinutes, period, scaledByRatio, setting));
    last.until = reached;
    last = {
      from: reached,
      until: Infinity,
      class: classOf(tier.overtimeClass),
      limitMinutes: tier.limitMinutes,
      citation: tier.citation,
    };
    tiers.push(last);
  }
  return tiers;
};

/** The most that minutes of a period may count beyond themselves, in hundredths of a minute. */
export const mostBeyondIn = (period: DaySpan, limit: OvertimeLimit, setting: Setting): number => {
  const { weighted, scaledByRatio = false } = limit;
  const most = weighted?.atMostMinutes;
  return most === undefined ? Infinity : limitOver(most, period, scaledByRatio, setting);
};
