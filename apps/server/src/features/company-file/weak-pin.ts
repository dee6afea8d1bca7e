// Which PINs would somebody try first? People who choose one choose the same few: years, repeats, rows of the pad.
import { randomInt } from 'node:crypto';

/** Words on the pad, its middle column, its corners, and what studies of leaked codes found at the top. */
const POPULAR = new Set([
  '2580',
  '0852',
  '1379',
  '1397',
  '5683',
  '1004',
  '7410',
  '0007',
  '4200',
  '6969',
  '8520',
  '1470',
]);

/** More PINs than this can be issued, but finding the last free ones by chance takes long. */
const MOST_DIFFERENT = 5_000;

/** Whether a PIN that a person chose is among the first that a stranger would try. */
export function isWeakPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  const isRow = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  const isPairs = pin.slice(0, 2) === pin.slice(2) || (digits[0] === digits[1] && digits[2] === digits[3]);
  return isRow || isPairs || isYear(pin) || isDayOfYear(pin) || POPULAR.has(pin);
}

/** An issued PIN: random, but never one with a pattern. */
export function issuePin(): string {
  for (;;) {
    const pin = String(randomInt(0, 10_000)).padStart(4, '0');
    if (!isWeakPin(pin)) return pin;
  }
}

/** So many PINs, no two of them the same while there are enough. */
export function issuePins(count: number): readonly string[] {
  const issued = new Set<string>();
  while (issued.size < Math.min(count, MOST_DIFFERENT)) issued.add(issuePin());
  const more = Array.from({ length: count - issued.size }, issuePin);
  return [...issued, ...more];
}

function isYear(pin: string): boolean {
  return pin >= '1930' && pin <= '2039';
}

/** Birthdays, the day or the month first. */
function isDayOfYear(pin: string): boolean {
  const isDate = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  const first = Number(pin.slice(0, 2));
  const second = Number(pin.slice(2));
  return isDate(first, second) || isDate(second, first);
}
