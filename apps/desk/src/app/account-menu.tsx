import { useId, useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { useChooseLanguage } from '#api/choose-language.ts';
import type { DeskSession } from '#api/session.ts';
import { useSignOut } from '#api/use-sign-out.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { chooseRowHeight, ROW_HEIGHTS, rowHeight } from '#ui/row-height.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './account-menu.module.css';
import { shellWords } from '#said/desk/app/shell.ts';
import { roleWords } from '#said/desk/common/role.ts';

type AccountMenuProps = { readonly session: DeskSession; readonly onKeys: () => void };

/** Who is signed in, and what concerns only them. The platform's popover: Escape and a press outside close it. */
export function AccountMenu({ session, onKeys }: AccountMenuProps) {
  const t = useWords(shellWords);
  const roles = useWords(roleWords);
  const { language } = useSpeech();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useSignOut();
  const choose = useChooseLanguage();
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <Button look="quiet" icon="person" isIconOnly popoverTarget={id}>
        {t.account}
      </Button>
      <div ref={panel} id={id} popover="auto" className={styles['panel']}>
        <p className={styles['who']}>
          <strong>{session.displayName}</strong>
          <span>{roles[session.role]}</span>
        </p>
        <Choice
          legend={t.language}
          value={language}
          options={LANGUAGES.map((each) => [each, OWN_LANGUAGE[each].name] as const)}
          onChoose={choose}
        />
        <Rows />
        <Link to="/account" className={styles['link']} onClick={close}>
          {t.account}
        </Link>
        <Button
          look="quiet"
          onPress={() => {
            close();
            onKeys();
          }}
        >
          {t.keys}
        </Button>
        <Button isBusy={leaving.isPending} onPress={() => leaving.mutate()}>
          {t.signOut}
        </Button>
      </div>
    </>
  );
}

function Rows() {
  const t = useWords(shellWords);
  const [height, setHeight] = useState(rowHeight);
  return (
    <Choice
      legend={t.rows}
      value={height}
      options={ROW_HEIGHTS.map((each) => [each, t.rowHeights[each]] as const)}
      onChoose={(chosen) => {
        chooseRowHeight(chosen);
        setHeight(chosen);
      }}
    />
  );
}
