// What the next file says of somebody: the whole as one file would round it, less what earlier files said. Rounded difference by difference, three
// times twenty minutes would be 0.99 hours.
import { amountText, tenThousandthsOf, textOfTenThousandths, type Unit } from './amount.ts';
import type { ExportSettings } from './export-profile.ts';
import type { CodeMinutes } from './code-minutes.ts';

/** By payroll code: the decimal number in the file, with a point. */
export type CodeAmounts = Readonly<Record<string, string>>;

export type AmountSettings = Pick<ExportSettings, 'decimals' | 'minuteCodes'>;

/** Somebody in an earlier file of the same days. */
export type SentBefore = {
  readonly lines: CodeMinutes;
  /** Null in files from before amounts were kept: each line of theirs was rounded by itself. */
  readonly amounts: CodeAmounts | null;
  /** Of the file. */
  readonly settings: AmountSettings;
  /** It says everything of them anew: what files before it say counts no longer. */
  readonly isAnew: boolean;
  /** It stands in the file of a later period. One of these days that says everything anew leaves it there, and counts it. */
  readonly isOlder: boolean;
};

export type Owed = {
  /** What the time has become more or less, in minutes; none where only rounding is made good. */
  readonly lines: CodeMinutes;
  readonly amounts: CodeAmounts;
};

/**
 * @param now what somebody is paid in all
 * @returns the codes of which anything is to be said
 */
export function owedOf(now: CodeMinutes, sent: readonly SentBefore[], settings: AmountSettings): Owed {
  const counted = countedOf(sent);
  const codes = [...new Set([now, ...counted.map(({ lines }) => lines)].flatMap(Object.keys))].sort();
  const owed = codes
    .map((code) => ({ code, ...owedUnder(code, now[code] ?? 0, counted, settings) }))
    .filter(({ minutes, amount }) => minutes !== 0 || Number(amount) !== 0);
  return {
    lines: Object.fromEntries(owed.map(({ code, minutes }) => [code, minutes])),
    amounts: Object.fromEntries(owed.map(({ code, amount }) => [code, amount])),
  };
}

/** Those from the last on that says everything anew, and lines in files of later periods. */
export function countedOf<Sent extends Pick<SentBefore, 'isAnew' | 'isOlder'>>(
  sent: readonly Sent[],
): readonly Sent[] {
  const last = sent.findLastIndex(({ isAnew }) => isAnew);
  return sent.filter(({ isOlder }, place) => isOlder || place >= last);
}

/** Whether the file takes something back: not every payroll system is known to read that. */
export function isBelowZero(people: readonly { readonly amounts: CodeAmounts | null }[]): boolean {
  return people.some(({ amounts }) => Object.values(amounts ?? {}).some((amount) => Number(amount) < 0));
}

/** How a code is written. */
export function unitOf(code: string, { minuteCodes }: AmountSettings): Unit {
  return minuteCodes.includes(code) ? 'minutes' : 'hours';
}

/**
 * What was sent in the other unit stays sent: only what is left of the whole is said in this one. Where no minute has changed, the last file set
 * the rounding, so that no change of the profile alone owes anybody anything.
 */
function owedUnder(
  code: string,
  minutes: number,
  sent: readonly SentBefore[],
  settings: AmountSettings,
): { readonly minutes: number; readonly amount: string } {
  const unit = unitOf(code, settings);
  const files = sent.filter(({ lines }) => lines[code] !== undefined);
  const alike = files.filter((file) => unitOf(code, file.settings) === unit);
  const otherwise = files.filter((file) => !alike.includes(file));
  const more = minutes - minutesIn(files, code);
  const rounding = (more === 0 ? alike.at(-1)?.settings : undefined)?.decimals ?? settings.decimals;
  const written = Math.min(rounding, settings.decimals);
  const whole = tenThousandthsOf(amountText(minutes - minutesIn(otherwise, code), unit, rounding));
  const said = alike.reduce((sum, file) => sum + tenThousandthsOf(saidIn(file, code)), 0);
  const decimals = unit === 'minutes' ? ([0, 0] as const) : ([written, settings.decimals] as const);
  return {
    minutes: more,
    amount: textOfTenThousandths(whole - said, ...decimals),
  };
}

function minutesIn(files: readonly SentBefore[], code: string): number {
  return files.reduce((sum, { lines }) => sum + (lines[code] ?? 0), 0);
}

function saidIn({ lines, amounts, settings }: SentBefore, code: string): string {
  return amounts?.[code] ?? amountText(lines[code] ?? 0, unitOf(code, settings), settings.decimals);
}
