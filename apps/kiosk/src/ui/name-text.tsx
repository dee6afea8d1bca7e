import { classNames } from '@stimpill/ui/class-names.ts';
import { hyphenate } from './hyphenate.ts';
import styles from './name-text.module.css';
import { isShipped } from './shipped-letters.ts';

const css = classNames(styles);
const LONG_WORD_LETTERS = 15;
const LONGEST_WORD_LETTERS = 20;

type NameTextProps = { readonly children: string };

/** The name of a person or a project: in one font, smaller where a word is long, and broken only with a hyphen. Never translated. */
export function NameText({ children }: NameTextProps) {
  return (
    <span className={css('name', stepOf(children), !isShipped(children) && 'otherFont')} translate="no">
      {hyphenate(children)}
    </span>
  );
}

function stepOf(name: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...name.split(/[\s-]+/u).map((word) => word.length));
  if (longest >= LONGEST_WORD_LETTERS) return 'longest';
  return longest >= LONG_WORD_LETTERS ? 'long' : undefined;
}
