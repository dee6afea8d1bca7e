import styles from './charts.module.css';

type BarCellProps = {
  readonly text: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly kind?: 'overtime' | 'onTime';
};

/** A figure with a bar under it, which only repeats the figure. */
export function BarCell({ text, share, kind = 'onTime' }: BarCellProps) {
  return (
    <span className={styles['barred']}>
      <span>{text}</span>
      <span className={styles['bar']} data-kind={kind} aria-hidden="true">
        <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </span>
    </span>
  );
}
