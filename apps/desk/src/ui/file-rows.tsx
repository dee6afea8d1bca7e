import styles from './file-rows.module.css';

type FileRowsProps = {
  readonly caption: string;
  /** Cell by cell, as they stand in the file. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the first row has the headings. */
  readonly hasHeadings: boolean;
};

/** The first rows of a file as they are. A wide one is moved within its frame. */
export function FileRows({ caption, rows, hasHeadings }: FileRowsProps) {
  const headings = hasHeadings ? rows[0] : undefined;
  const others = headings === undefined ? rows : rows.slice(1);
  return (
    <div className={styles['frame']} tabIndex={0} role="group" aria-label={caption} data-scrolls>
      <table className={styles['rows']}>
        <caption>{caption}</caption>
        {headings && (
          <thead>
            <tr>
              {headings.map((heading, place) => (
                <th key={place} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {others.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
