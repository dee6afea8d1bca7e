import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { NameText } from '#ui/name-text.tsx';
import styles from './project-screen.module.css';

const css = classNames(styles);

type ProjectTileProps = {
  readonly name: string;
  readonly code: string | null;
  /** There is a second step: which part of it. */
  readonly hasParts?: boolean;
  /** The one that was used last: the most likely, so the most visible. */
  readonly isLikely?: boolean;
  readonly onChoose: () => void;
};

/** A project to touch: its name, and the code by which the site knows it. */
export function ProjectTile({ name, code, hasParts = false, isLikely = false, onChoose }: ProjectTileProps) {
  return (
    <li>
      <button type="button" className={css('tile', isLikely && 'isLikely')} onClick={onChoose}>
        <span className={css('words')}>
          <span className={css('name')}>
            <NameText>{name}</NameText>
          </span>
          {code && <span className={css('code')}>{code}</span>}
        </span>
        {hasParts && <Icon name="forward" />}
      </button>
    </li>
  );
}
