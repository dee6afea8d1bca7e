import { isGreen, toCheckLines, toCountLines, toGradeLine } from '../report.ts';
import type { BrowserResult } from './browser-campaign.ts';

/** What a person reads at the end. */
export function toBrowserReport(result: BrowserResult): string {
  const { options, taps, requests, injected, screens, checks, grades, seconds } = result;
  return [
    `Campaign at ${options.profiles} real browsers with seed ${options.seed} on ${options.engine}: ${taps} punches, ${requests} requests at the server, ${seconds.toFixed(1)} s.`,
    '',
    ...toCountLines(injected),
    '',
    'What the screens said:',
    ...toCountLines(screens),
    '',
    ...checks.map(toCheckLines),
    '',
    'How far a punch was off at most, and how far the worst of them said it might be:',
    ...grades.map(toGradeLine),
    '',
    isGreen(checks) ? 'Everything adds up.' : 'The campaign found a difference.',
    '',
  ].join('\n');
}
