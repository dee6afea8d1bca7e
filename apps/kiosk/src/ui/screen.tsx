import { useRef, type ReactNode } from 'react';
import type { Language } from '@stimpill/words/language.ts';
import { classNames } from '@stimpill/ui/class-names.ts';
import { LanguageButtons } from './language-buttons.tsx';
import { Logo } from '@stimpill/ui/logo.tsx';
import styles from './screen.module.css';
import { SkipLink } from './skip-link.tsx';

const css = classNames(styles);

type ScreenProps = {
  readonly children: ReactNode;
  /** The time, as text; left out where the screen itself shows it large. */
  readonly time?: string;
  readonly strip?: ReactNode;
  readonly onLanguage: (language: Language) => void;
  /** Managers' screens may be zoomed and selected; screens on the wall may not. */
  readonly isOnWall?: boolean;
};

/** The frame of every screen: time, name, languages, one strip for the connection, and the screen itself. */
export function Screen({ children, time, strip, onLanguage, isOnWall = true }: ScreenProps) {
  const content = useRef<HTMLElement>(null);
  return (
    <div className={css('screen', isOnWall && 'onWall')}>
      <SkipLink content={content} />
      <header className={css('bar')}>
        {time && <p className={css('time')}>{time}</p>}
        <Logo />
        <LanguageButtons onChoose={onLanguage} />
      </header>
      {strip}
      <main ref={content} className={css('main')} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
