import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import styles from './chip.module.css';

const css = classNames(styles);

type ChipProps = {
  readonly look?: 'plain' | 'good' | 'warning' | 'error';
  /** In place of the drawing of its look. */
  readonly icon?: IconName;
  readonly children: string;
};

const ICONS = { plain: undefined, good: 'check', warning: 'warning', error: 'warning' } as const;

/** A state in one or two words, with a drawing. The colour only repeats what they say. */
export function Chip({ look = 'plain', icon = ICONS[look], children }: ChipProps) {
  return (
    <span className={css('chip', look)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
