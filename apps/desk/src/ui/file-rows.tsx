import styles from './file-rows.module.css';

/** A text of which the encoding of the file lacks letters. */
export type UnwritableText = { readonly row: number; readonly text: string; readonly letters: string };

type FileRowsProps = {
  readonly caption: string;
  /** Cell by cell, as they stand in the file. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the first row has the headings. */
  readonly hasHeadings: boolean;
  /** What cannot be written; it is marked. */
  readonly lacking?: readonly UnwritableText[];
};

/** The first rows of a file as they are. A wide one is moved within its frame. */
export function FileRows({ caption, rows, hasHeadings, lacking = [] }: FileRowsProps) {
  const headings = hasHeadings ? rows[0] : undefined;
  const others = headings === undefined ? rows : rows.slice(1);
  const before = rows.length - others.length;
  const lettersOf = (row: number, cell: string) =>
    lacking.find((each) => each.row === row && each.text === cell)?.letters ?? '';
  return (
    <div className={styles['frame']} tabIndex={0} role="group" aria-label={caption} data-scrolls>
      <table className={styles['rows']}>
        <caption>{caption}</caption>
        {headings && (
          <thead>
            <tr>
              {headings.map((heading, place) => (
                <th key={place} scope="col">
                  <Marked text={heading} letters={lettersOf(1, heading)} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {others.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Marked text={cell} letters={lettersOf(before + place + 1, cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Marked({ text, letters }: { readonly text: string; readonly letters: string }) {
  if (letters === '') return text;
  const parts = text.match(/./gsu) ?? [];
  return parts.map((letter, place) =>
    letters.includes(letter) ? <mark key={place}>{letter}</mark> : letter,
  );
}
