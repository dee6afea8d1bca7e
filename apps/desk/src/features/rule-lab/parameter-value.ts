// The values of a rule as people type them, and back.
import { parseNumber } from '#ui/form/parse-number.ts';
import { parseTime } from '#ui/form/parse-time.ts';
import type { RuleParameter } from './rule-lab-queries.ts';

type Value = RuleParameter['value'];

/** Minutes as `8:00`, or as they are where they have parts. */
export function shownValue({ unit }: Pick<RuleParameter, 'unit'>, value: Value): string {
  if (unit !== 'minutes' || typeof value !== 'number' || !Number.isInteger(value)) return String(value);
  return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
}

/** @returns undefined where it cannot be read. Minutes are typed as `8:00`, or as a number of minutes. */
export function readValue({ unit }: Pick<RuleParameter, 'unit'>, typed: string): Value | undefined {
  if (unit === 'choice') return typed;
  if (unit === 'time') return typed.trim() === '24:00' ? '24:00' : parseTime(typed);
  const hours = unit === 'minutes' ? /^\s*(\d{1,5}):([0-5]\d)\s*$/.exec(typed) : null;
  return hours ? Number(hours[1]) * 60 + Number(hours[2]) : parseNumber(typed);
}
