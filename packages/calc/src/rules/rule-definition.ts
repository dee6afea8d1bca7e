/** What is a pay rule? Data only: which days are holidays, in what steps time gets its class, what a class is paid as. */
import { type HolidayProfile } from '#holidays/holiday-profile.ts';
import { type Bucket } from '#pay/bucket.ts';
import { type Citation } from '#holidays/citation.ts';
import { type Words } from '#words/words.ts';
import { type CreditParameters } from './mechanisms/credit-mechanisms.ts';
import { type TimeParameters } from './mechanisms/time-mechanisms.ts';
import { type OpenPart } from './open-part.ts';

/**
 * The parameters of every mechanism, by its name. Rounding comes before all others; then those that class worked time;
 * last those that credit time which was not worked.
 */
export type MechanismParameters = TimeParameters & CreditParameters;

/** The name of a mechanism, as rules write it. */
export type MechanismName = keyof MechanismParameters;

/** One step of a rule: a mechanism by name, with its parameters beside it and, if it is known, where it was read. */
export type MechanismStep<N extends MechanismName = MechanismName> = {
  [K in N]: { readonly mechanism: K; readonly citation?: Citation } & MechanismParameters[K];
}[N];

/**
 * Where the minutes of a class go: one bucket of the time entry, one pay line of the totals, and every premium line
 * that is paid beside it for the same minutes. `names` is what people call the class; without it, explanations show the
 * class as the rule writes it.
 */
export type PayCode = {
  readonly bucket: Bucket;
  readonly payLine: string;
  readonly premiumLines?: readonly string[];
  readonly names?: Words;
  readonly citation?: Citation;
};

/**
 * A pay rule as data. Every worked minute begins in `baseClass`; the mechanisms, in their order, give it other
 * classes; the code map says what each class is paid as. `fullDayMinutes` is a day of absence at full employment
 * (none named: 480). `names` is what the rule calls itself, whatever a company calls it. Untrusted data becomes a rule by `parseRuleDefinition`.
 */
export type RuleDefinition = {
  readonly holidayProfile: HolidayProfile;
  readonly baseClass: string;
  readonly mechanisms: readonly MechanismStep[];
  readonly codeMap: Readonly<Record<string, PayCode>>;
  readonly fullDayMinutes?: number;
  /** The key of the vacation and sick leave that people under this rule have, where nothing else is said of them. */
  readonly entitlements?: string;
  /** What the company gives, because no source has it. Until then the rule pays nothing that depends on it. */
  readonly open?: OpenPart;
  readonly names?: Words;
  readonly citation?: Citation;
};
