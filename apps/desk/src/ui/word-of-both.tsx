import { linesOfWord, type WordOfBoth as Word } from '@stimpill/words/lines-of-word.ts';
import { useWords } from '#words/words.ts';
import { changeWordWords } from '#said/both/change-word.ts';

type WordOfBothProps = {
  readonly word: Word;
  /** How a moment is written here. */
  readonly moment: (instant: string) => string;
};

/** Whether somebody was told of a change of their time, and what they said; beside each word, who made the way in for them lately. */
export function WordOfBoth({ word, moment }: WordOfBothProps) {
  const t = useWords(changeWordWords);
  return linesOfWord(word, t, moment).map(({ text, isWord }) => (
    <p key={text} className={isWord ? undefined : 'fine'}>
      {isWord ? <b>{text}</b> : text}
    </p>
  ));
}
