// The reasons of a day on the screen, by the clock of the company.
import type { ExplainedDay } from '@stimpill/api-types/manage';
import { writeLocalMinute } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';

type Entry = ExplainedDay['entries'][number];
type Stretch = Entry['stretches'][number];
type Credit = Entry['credits'][number];

/** To whom it is said. */
type Voice = 'payroll' | 'worker';

const withSource = ({ sentence, source }: Pick<Credit, 'sentence' | 'source'>): string =>
  source === null ? sentence : `${sentence} [${[source.text, ...source.addresses].join(', ')}]`;

const TIME_AT = 'yyyy-MM-dd '.length;

function stretchLines(stretch: Stretch, voice: Voice): readonly string[] {
  const { hours, minutes, className, payLine, premiumLines, reasons, paidAs, forWorker } = stretch;
  if (voice === 'worker') return [`  ${forWorker}`];
  const paid = payLine === null ? 'not paid' : [payLine, ...premiumLines].join(' + ');
  const heading = [hours, `${minutes} min`, className, paid].filter((part) => part !== null);
  const told = [...reasons.map(withSource), paidAs];
  return [`  ${heading.join(', ')}`, ...told.map((sentence) => `    ${sentence}`)];
}

export function explainedDayText({ timeZone }: CompanySettings, day: ExplainedDay, voice: Voice): string {
  const { employeeDisplayName, date, holiday, entries, credits, issues } = day;
  const clock = (instant: string) => writeLocalMinute(Date.parse(instant), timeZone).slice(TIME_AT);
  const creditLine = (credit: Credit) => (voice === 'worker' ? credit.forWorker : withSource(credit));
  const lines = [
    `${employeeDisplayName}, ${date}`,
    ...(holiday === null ? [] : [holiday.sentence]),
    ...entries.flatMap((entry) => [
      `${entryHeading(entry, clock)}:`,
      ...(entry.keptOtherwise === null ? [] : [`  ${entry.keptOtherwise}`]),
      ...entry.stretches.flatMap((stretch) => stretchLines(stretch, voice)),
      ...entry.credits.map((credit) => `  ${creditLine(credit)}`),
    ]),
    ...credits.map(creditLine),
    ...(voice === 'worker' ? [] : issues.map(({ sentence }) => `! ${sentence}`)),
    ...(entries.length + credits.length === 0 ? ['No time, and nothing that is paid without work.'] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function entryHeading(
  { timeEntryId, startAtUtc, endAtUtc, isDraft, isLocked }: ExplainedDay['entries'][number],
  clock: (instant: string) => string,
): string {
  const marks = [isDraft ? 'a draft, not paid' : null, isLocked ? 'approved' : null].filter(
    (mark) => mark !== null,
  );
  const end = endAtUtc === null ? 'still open' : `to ${clock(endAtUtc)}`;
  return [`Entry ${timeEntryId} from ${clock(startAtUtc)} ${end}`, ...marks].join(', ');
}
