import { memo, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { toLetterRanges } from './letter-ranges.ts';
import type { ListPerson } from './list-person.ts';
import { useGroupsThatFit } from './use-groups-that-fit.ts';
import { DRAWN_WHOLE } from './use-tiles-in-sight.ts';
import styles from './people-screen.module.css';

type LetterRailProps = {
  readonly people: readonly ListPerson[];
  /** Shows the list from a person on. */
  readonly onGo: (personId: string) => void;
};

/** Jumps through a long list, in as many steps as fit beside it; a short one needs no rail. */
export const LetterRail = memo(function LetterRail({ people, onGo }: LetterRailProps) {
  const { t } = useLanguage();
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const most = useGroupsThatFit(rail);
  if (people.length <= DRAWN_WHOLE) return null;
  return (
    <nav ref={setRail} className={styles['rail']} data-scrolls aria-label={t.jumpToLetter}>
      {toLetterRanges(people, most).map(({ label, firstId }) => (
        <Button key={firstId} size="small" onPress={() => onGo(firstId)}>
          {label}
        </Button>
      ))}
    </nav>
  );
});
