import { useEffect, useState } from 'react';
import { punchCatalogues } from '#i18n/catalogues.ts';
import { LANGUAGES, type Language } from '@stimpill/words/language.ts';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './attract-screen.module.css';

const css = classNames(styles);
const TURNS_EVERY_MS = 5_000;

type AttractCallProps = { readonly first: Language };

/** "Touch to clock in or out" in one language after the other; all three at once where the person wants no motion. */
export function AttractCall({ first }: AttractCallProps) {
  const lines = useLines();
  const [turn, setTurn] = useState(0);
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (isStill) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), TURNS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isStill]);
  const order = [first, ...LANGUAGES.filter((language) => language !== first)];
  const known = order.flatMap((language) => (lines[language] ? [{ language, line: lines[language] }] : []));
  const shown = isStill ? known : known.slice(turn % (known.length || 1), (turn % (known.length || 1)) + 1);
  return (
    <div className={css('call', isStill && 'allAtOnce')} aria-hidden="true">
      <Icon name="touch" />
      <div>
        {shown.map(({ language, line }) => (
          <p key={language} lang={language}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

function useLines(): Partial<Record<Language, string>> {
  const [lines, setLines] = useState<Partial<Record<Language, string>>>({});
  useEffect(() => {
    let isCurrent = true;
    for (const language of LANGUAGES) {
      punchCatalogues.load(language).then(
        (t) => {
          if (isCurrent) setLines((before) => ({ ...before, [language]: t.touchToPunch }));
        },
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, []);
  return lines;
}
