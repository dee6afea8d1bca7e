import type { Line } from './split-cells.ts';

/** Marks a row in the text that it was read from, and brings it into sight. */
export function showLine(field: HTMLTextAreaElement | null, line: Line | undefined): void {
  if (field === null || line === undefined) return;
  const linesIn = (text: string) => text.split('\n').length;
  field.focus();
  field.setSelectionRange(line.from, Math.max(line.from, line.to - 1));
  const share = (linesIn(field.value.slice(0, line.from)) - 1) / linesIn(field.value);
  field.scrollTop = share * field.scrollHeight - field.clientHeight / 2;
  field.scrollIntoView({ block: 'center' });
}
