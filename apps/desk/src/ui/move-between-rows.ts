// From row to row of a table or a list by keyboard. A row is whatever carries `data-row`: the focus goes to what opens it, or to the row
// itself where nothing does, or where it says `data-row="whole"`.

const ROW = '[data-row]';
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** Whether the focus stands in a row, where the arrows mean its neighbours and not the page. */
export function isInRow(): boolean {
  return (document.activeElement?.closest(ROW) ?? null) !== null;
}

/**
 * Puts the focus on the next row or the one before; from elsewhere on the first row that is in sight.
 * @returns whether there is a row to go to
 */
export function moveBetweenRows(step: 1 | -1): boolean {
  const rows = rowsOnTop();
  const from = document.activeElement?.closest<HTMLElement>(ROW);
  const place = from ? rows.indexOf(from) : -1;
  const to = place < 0 ? firstInSight(rows) : rows[place + step];
  if (!to) return false;
  controlOf(to, from).focus();
  return true;
}

/** Of the dialog that lies on top, or of the page. */
function rowsOnTop(): readonly HTMLElement[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...top.querySelectorAll<HTMLElement>(ROW)].filter(
    (row) => row.closest('details:not([open])') === null,
  );
}

function firstInSight(rows: readonly HTMLElement[]): HTMLElement | undefined {
  return rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];
}

/** Anyone who goes along the second button of each row stays there. */
function controlOf(row: HTMLElement, from: HTMLElement | null | undefined): HTMLElement {
  const controls = row.dataset['row'] === 'whole' ? [] : controlsOf(row);
  const before = from ? controlsOf(from).findIndex((control) => control === document.activeElement) : 0;
  const control = controls[before] ?? controls[0];
  if (control) return control;
  row.tabIndex = -1;
  return row;
}

const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(CONTROL)];
