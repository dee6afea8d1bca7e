import { memo } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { toLetterRanges } from './letter-ranges.ts';
import type { ListPerson } from './list-person.ts';
import { DRAWN_WHOLE } from './use-tiles-in-sight.ts';
import styles from './people-screen.module.css';

/** As many as fit beside the list at full size, on every tablet. */
const MOST_RANGES = 5;

type LetterRailProps = {
  readonly people: readonly ListPerson[];
  /** Shows the list from a person on. */
  readonly onGo: (personId: string) => void;
};

/** Jumps through a long list; a short one needs no rail. */
export const LetterRail = memo(function LetterRail({ people, onGo }: LetterRailProps) {
  const { t } = useLanguage();
  if (people.length <= DRAWN_WHOLE) return null;
  return (
    <nav className={styles['rail']} data-scrolls aria-label={t.jumpToLetter}>
      {toLetterRanges(people, MOST_RANGES).map(({ label, firstId }) => (
        <Button key={firstId} size="small" onPress={() => onGo(firstId)}>
          {label}
        </Button>
      ))}
    </nav>
  );
});
