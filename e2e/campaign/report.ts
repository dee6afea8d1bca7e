// What a person reads at the end of a campaign: how much happened, what held, and where the first difference is.
import type { CampaignResult } from './campaign.ts';
import type { Graded } from './reconcile/measure-grades.ts';
import type { Check } from './reconcile/check.ts';

const SHOWN = 3;

export function toReport({
  options,
  taps,
  requests,
  injected,
  checks,
  grades,
  digest,
  seconds,
}: CampaignResult): string {
  const faults = toCountLines(injected);
  return [
    `Campaign with seed ${options.seed} on ${options.engine}: ${taps} punches of ${
      options.companies * options.peopleOfEach
    } people, ${requests} requests at the server, ${seconds.toFixed(1)} s.`,
    '',
    ...faults,
    '',
    ...checks.map(toCheckLines),
    '',
    'How far a punch of a tablet was off at most, and how far the worst of them said it might be:',
    ...grades.map(toGradeLine),
    '',
    `Digest of the final entries: ${digest}`,
    isGreen(checks) ? 'Everything adds up.' : 'The campaign found a difference.',
    '',
  ].join('\n');
}

export const toCountLines = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([what, times]) => `  ${String(times).padStart(7)}  ${what}`);

export const isGreen = (checks: readonly Check[]) => checks.every(({ problems }) => problems.length === 0);

export function toGradeLine({ grade, punches, largestErrorMs, statedMs }: Graded): string {
  const [off, stated] = [largestErrorMs, statedMs].map((ms) => (ms / 1_000).toFixed(3).padStart(12));
  return `  ${grade}  ${String(punches).padStart(7)} punches ${off} s of ${stated} s`;
}

export function toCheckLines({ id, says, cases, problems }: Check): string {
  const first = problems.slice(0, SHOWN).map((problem) => `           ${problem}`);
  const rest = problems.length > SHOWN ? [`           and ${problems.length - SHOWN} more`] : [];
  const mark = problems.length === 0 ? 'ok    ' : 'FAILED';
  return [`  ${mark} ${id.padEnd(3)} ${says} (${cases})`, ...first, ...rest].join('\n');
}
