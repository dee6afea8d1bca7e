// Payroll codes name pay lines, accounts of credits, kinds of absence and yearly bonuses in one list: no pay line may be called like one of the others.
import { ABSENCE_TYPES, BONUS_LINES, CREDIT_ACCOUNTS, type ParsedRuleDefinition } from '@stimpill/calc';

type Problem = Extract<ParsedRuleDefinition, { readonly ok: false }>['problems'][number];

const TAKEN: ReadonlySet<string> = new Set([...CREDIT_ACCOUNTS, ...ABSENCE_TYPES, ...BONUS_LINES]);
/** Whether a line of payroll codes is called by a name of ours, and not by one that a rule gave it. */
export function isOurs(line: string): boolean {
  return TAKEN.has(line);
}

const LINE_FIELDS: readonly string[] = ['payLine', 'premiumLines'];

/** One problem for each such line, wherever in the rule it stands. */
export function takenPayLines(value: unknown, path = '', isLine = false): readonly Problem[] {
  if (typeof value === 'string') {
    if (!isLine || !isOurs(value)) return [];
    const message =
      'is the name of an account of credits, a kind of absence or a yearly bonus; call the pay line otherwise.';
    return [{ path, message }];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => takenPayLines(item, `${path}[${index}]`, isLine));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    takenPayLines(part, `${path}.${name}`, LINE_FIELDS.includes(name)),
  );
}
