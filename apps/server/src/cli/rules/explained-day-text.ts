// The reasons of a day on the screen, by the clock of the company.
import type { ExplainedDay } from '@stimpill/api-types/manage';
import { writeLocalMinute } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';

type Stretch = ExplainedDay['entries'][number]['stretches'][number];

type Reason = Stretch['reasons'][number];

const reasonText = ({ sentence, source }: Reason) => (source === null ? sentence : `${sentence} [${source}]`);

const TIME_AT = 'yyyy-MM-dd '.length;

export function explainedDayText({ timeZone }: CompanySettings, day: ExplainedDay): string {
  const { employeeDisplayName, date, holiday, entries, credits, issues } = day;
  const clock = (instant: string) => writeLocalMinute(Date.parse(instant), timeZone).slice(TIME_AT);
  const stretchLines = (stretch: Stretch) => {
    const { hours, minutes, className, payLine, premiumLines, reasons, paidAs } = stretch;
    const paid = payLine === null ? 'not paid' : [payLine, ...premiumLines].join(' + ');
    const heading = [hours, `${minutes} min`, className, paid].filter((part) => part !== null);
    const told = [...reasons.map(reasonText), paidAs];
    return [`  ${heading.join(', ')}`, ...told.map((sentence) => `    ${sentence}`)];
  };
  const lines = [
    `${employeeDisplayName}, ${date}`,
    ...(holiday === null ? [] : [holiday.sentence]),
    ...entries.flatMap((entry) => [
      `${entryHeading(entry, clock)}:`,
      ...(entry.keptOtherwise === null ? [] : [`  ${entry.keptOtherwise}`]),
      ...entry.stretches.flatMap(stretchLines),
      ...entry.credits.map(({ sentence }) => `  ${sentence}`),
    ]),
    ...credits.map(({ sentence }) => sentence),
    ...issues.map(({ sentence }) => `! ${sentence}`),
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
