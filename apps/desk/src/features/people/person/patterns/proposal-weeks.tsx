import { filled } from '@stimpill/words/said.ts';
import { weekdaysIn } from '@stimpill/words/calendar-words.ts';
import type { WorkPatternProposal } from '@stimpill/api-types/manage';
import { useSpeech, useWords } from '#words/words.ts';
import { useDates } from '../../use-dates.ts';
import { patternWords } from '#said/desk/people/person/patterns/pattern.ts';
import styles from './proposal-weeks.module.css';

type Week = WorkPatternProposal['weeks'][number];
type Day = Week['days'][number];

/** What was worked, day by day: the reason for what is proposed. */
export function ProposalWeeks({ proposal }: { readonly proposal: WorkPatternProposal }) {
  const t = useWords(patternWords);
  const { language } = useSpeech();
  return (
    <>
      <table className={styles['weeks']}>
        <caption>{t.weeks}</caption>
        <thead>
          <tr>
            <th scope="col">{t.week}</th>
            {weekdaysIn(language).map((name) => (
              <th key={name} scope="col" abbr={name}>
                <abbr title={name}>{name.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {proposal.weeks.map((week) => (
            <OneWeek key={week.monday} week={week} />
          ))}
        </tbody>
      </table>
      <p className="soft">{t.leftOutHint}</p>
      <Uses proposal={proposal} />
    </>
  );
}

function OneWeek({ week }: { readonly week: Week }) {
  const t = useWords(patternWords);
  const { day } = useDates();
  const why = [...new Set(reasonsOf(week))].map((reason) => t.leftOut[reason]);
  return (
    <tr>
      <th scope="row">
        {day(week.monday)}
        {why.length > 0 && <span className={styles['why']}> {why.join(', ')}</span>}
      </th>
      {week.days.map((each) => (
        <td key={each.date}>{textOf(each, week.state === 'counts' && each.state === 'counts')}</td>
      ))}
    </tr>
  );
}

function reasonsOf({ state, days }: Week) {
  if (state !== 'counts') return [state];
  return days.flatMap((each) => (each.state === 'counts' ? [] : [each.state]));
}

/** `7:30`; a day that does not count stands in brackets. */
function textOf({ workedMinutes }: Day, counts: boolean): string {
  const text = workedMinutes === 0 ? '–' : clockText(workedMinutes);
  return counts ? text : `(${text})`;
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** On how many of the days that count each weekday was worked. */
function Uses({ proposal: { weekdays } }: { readonly proposal: WorkPatternProposal }) {
  const t = useWords(patternWords);
  const { language } = useSpeech();
  const used = weekdays
    .map((use, place) => ({ ...use, name: weekdaysIn(language)[place] ?? '' }))
    .filter(({ workedDays }) => workedDays > 0);
  if (used.length === 0) return null;
  return (
    <ul className={styles['uses']} aria-label={t.total}>
      {used.map(({ day, name, verdict, workedDays, countedDays }) => (
        <li key={day}>
          {name}: {filled(t.uses[verdict], { worked: workedDays, counted: countedDays })}
        </li>
      ))}
    </ul>
  );
}
