// How the file of a payroll system looks, as the fields of its form have it.
import type { ExportSettings } from '#api/payroll-runs.ts';

type Content = ExportSettings['columns'][number]['content'];
type ColumnValues = { content: Content; heading: string; text: string };

export type ProfileValues = Omit<ExportSettings, 'columns' | 'leadingCodes' | 'minuteCodes' | 'decimals'> & {
  columns: ColumnValues[];
  /** With commas between them. */
  leadingCodes: string;
  minuteCodes: string;
  decimals: string;
};

const LONG_ONLY: readonly Content[] = ['payrollCode', 'amount'];

const CONTENTS: readonly Content[] = [
  'identity',
  'name',
  'department',
  'payrollCode',
  'amount',
  'periodStart',
  'periodEnd',
  'text',
  'note',
];

/** What can stand in a column: in the wide shape every code has a column of its own. */
export function contentsOf(shape: ExportSettings['shape']): readonly Content[] {
  return shape === 'wide' ? CONTENTS.filter((content) => !LONG_ONLY.includes(content)) : CONTENTS;
}

/** The columns as the other shape can have them. */
export function fitColumns(
  columns: readonly ColumnValues[],
  shape: ExportSettings['shape'],
  headings: Readonly<Record<Content, string>>,
): ColumnValues[] {
  const fitting = columns.filter(({ content }) => contentsOf(shape).includes(content));
  if (shape === 'wide') return fitting;
  const missing = LONG_ONLY.filter((content) => !fitting.some((column) => column.content === content));
  return [...fitting, ...missing.map((content) => ({ content, heading: headings[content], text: '' }))];
}

export function toValues(settings: ExportSettings): ProfileValues {
  return {
    ...settings,
    columns: settings.columns.map(({ content, heading, text }) => ({ content, heading, text: text ?? '' })),
    leadingCodes: settings.leadingCodes.join(', '),
    minuteCodes: settings.minuteCodes.join(', '),
    decimals: String(settings.decimals),
  };
}

export function toSettings({ columns, ...values }: ProfileValues): ExportSettings {
  return {
    ...values,
    columns: columns.map(({ content, heading, text }) => ({
      content,
      heading,
      text: textOf(content, text),
    })),
    leadingCodes: codesIn(values.leadingCodes),
    minuteCodes: codesIn(values.minuteCodes),
    decimals: Number(values.decimals),
  };
}

function codesIn(typed: string): string[] {
  return typed
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

/** A note may be without one. */
function textOf(content: Content, text: string): string | null {
  if (content === 'note') return text === '' ? null : text;
  return content === 'text' ? text : null;
}
