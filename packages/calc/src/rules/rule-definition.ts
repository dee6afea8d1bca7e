/** What is a pay rule? Data only: which days are holidays, in what steps time gets its class, what a class is paid as. */
import { type HolidayProfile } from '#holidays/holiday-profile.ts';
import { type Bucket } from '#pay/bucket.ts';
import { type DailyOvertime } from './mechanisms/daily-overtime.ts';
import { type Windows } from './mechanisms/windows.ts';

/** The parameters of every mechanism, by its name. */
export type MechanismParameters = { readonly windows: Windows; readonly 'daily-overtime': DailyOvertime };

/** The name of a mechanism, as rules write it. */
export type MechanismName = keyof MechanismParameters;

/** One step of a rule: a mechanism by name, with its parameters beside it. */
export type MechanismStep<N extends MechanismName = MechanismName> = {
  [K in N]: { readonly mechanism: K } & MechanismParameters[K];
}[N];

/** Where the minutes of a class go: one bucket of the time entry, one pay line of the totals. */
export type PayCode = { readonly bucket: Bucket; readonly payLine: string };

/**
 * A pay rule as data. Every worked minute begins in `baseClass`; the mechanisms, in their order, give it other
 * classes; the code map says what each class is paid as. Untrusted data becomes one by `parseRuleDefinition`.
 */
export type RuleDefinition = {
  readonly holidayProfile: HolidayProfile;
  readonly baseClass: string;
  readonly mechanisms: readonly MechanismStep[];
  readonly codeMap: Readonly<Record<string, PayCode>>;
};
