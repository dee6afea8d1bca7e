import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intlZone } from '@stimpill/time';
import { agreements, calculateTimesheet, explainMinute, type TraceStep } from './engine.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const { name, definition } = agreements.get('sgs-efling-day-work')!;

const timesheet = calculateTimesheet({
  entries: [
    {
      id: 'monday',
      startAt: Date.parse('2026-11-23T06:58:40Z'),
      endAt: Date.parse('2026-11-23T17:32:10Z'),
      isDraft: false,
    },
  ],
  range: { startDate: '2026-11-23', endDate: '2026-11-29' },
  zone: intlZone('Atlantic/Reykjavik'),
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions: [{ name, number: 1, validFrom: '2026-01-01', definition }],
  explain: true,
});

const rowOf = ({ mechanism, minutes, class: name }: TraceStep): RegExp =>
  new RegExp(`\\| \`${mechanism}\` +\\| [\\d:–]+ \\| ${minutes} +\\| \`${name ?? ''}\` `);

describe('the worked day of the README', () => {
  it('has the minutes that it says', () => {
    const { payLines, totalMinutes } = timesheet.totals;

    expect(readme).toContain(
      `timesheet.totals.payLines; // { DV: ${payLines['DV']!}, YV: ${payLines['YV']!} }`,
    );
    expect(readme).toContain(`timesheet.totals.totalMinutes; // ${totalMinutes}`);
    expect(Object.keys(payLines)).toEqual(['DV', 'YV']);
  });

  it('has the steps that it shows, and no others', () => {
    for (const step of timesheet.trace) expect(readme).toMatch(rowOf(step));
    expect(timesheet.trace).toHaveLength(3);
  });

  it('is explained in the words that it quotes', () => {
    const minute = explainMinute(timesheet, 'monday', Date.parse('2026-11-23T15:30:00Z'), 'en');

    const sentences = minute!.sentences.map((sentence) => sentence.replace(/ \[.*\]$/, ''));
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) expect(readme).toContain(`// ${sentence}`);
  });
});
