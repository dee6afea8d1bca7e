// What a program takes of the processors, with all that it starts and waits for: what it costs, however busy the machine is beside it.

/** Tells a pipe of its own, which the program does not see. */
const AND_TELL = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Windows has no shell that tells it. */
export const canTell = process.platform !== 'win32';

/** @returns the words that run the same program in a shell that tells afterwards */
export const tellingWords = (program, args) => ['sh', ['-c', AND_TELL, 'sh', program, ...args]];

/** @param told two lines such as `1m2.34s 0m0.5s`: the shell's own, and of what it waited for; of programs and of the system */
export function processorSecondsIn(told) {
  const [, ofProgram = ''] = told.trim().split('\n');
  const parts = Array.from(ofProgram.matchAll(/(\d+)m(\d+)[.,](\d+)s/g));
  if (parts.length === 0) return undefined;
  return parts.reduce(
    (sum, [, minutes, seconds, rest]) => sum + 60 * minutes + Number(`${seconds}.${rest}`),
    0,
  );
}

const ADDITIONS = 200_000_000;

/**
 * How fast the machine is just now: where a host gives a virtual machine less of its processors, the seconds that the machine counts grow
 * with it, five times over within a day. Two runs compare by their seconds over this.
 * @returns the seconds of a processor that 200 million additions take
 */
export function yardstickSeconds() {
  const before = process.cpuUsage();
  let sum = 0;
  for (let each = 0; each < ADDITIONS; each += 1) sum += each;
  const { user, system } = process.cpuUsage(before);
  return sum > 0 ? (user + system) / 1_000_000 : NaN;
}
