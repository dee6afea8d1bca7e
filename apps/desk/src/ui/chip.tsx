import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './chip.module.css';

const css = classNames(styles);

type ChipProps = { readonly look?: 'plain' | 'good' | 'warning' | 'error'; readonly children: string };

/** A state in one or two words. The colour only repeats what the words say. */
export function Chip({ look = 'plain', children }: ChipProps) {
  return <span className={css('chip', look)}>{children}</span>;
}
