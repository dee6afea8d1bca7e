// The photo of a punch. It is fetched when somebody asks for it, and they know that this is recorded.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { punchPhotoQuery } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { useWords } from '#words/words.ts';
import { caseWords } from '#said/desk/inbox/case.ts';
import styles from './case.module.css';

type PunchPhotoProps = {
  readonly punchId: string;
  /** What the photo is of, such as `In at 07:58`. */
  readonly of: string;
};

export function PunchPhoto({ punchId, of }: PunchPhotoProps) {
  const t = useWords(caseWords);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Shown punchId={punchId} of={of} />;
  return (
    <span className={styles['look']}>
      <Button icon="camera" onPress={() => setIsOpen(true)}>
        {t.lookAtPhoto}
      </Button>
      <span className={styles['fine']}>{t.lookIsRecorded}</span>
    </span>
  );
}

function Shown({ punchId, of }: PunchPhotoProps) {
  const t = useWords(caseWords);
  const { company } = useSession();
  const photo = useQuery(punchPhotoQuery({ companyId: company.id, punchId }));
  return (
    <DataOf query={photo} rows={3}>
      {({ mediaType, base64 }) => (
        <img
          className={styles['photo']}
          src={`data:${mediaType};base64,${base64}`}
          alt={t.photoOf({ what: of })}
        />
      )}
    </DataOf>
  );
}
