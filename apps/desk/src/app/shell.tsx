// What stands around every page: where one can go, whose company this is, and who one is.
import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet } from '@tanstack/react-router';
import { Logo } from '@stimpill/ui/logo.tsx';
import type { DeskSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ToastPlace } from '#ui/toasts.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { useWords } from '#words/words.ts';
import { AccountMenu } from './account-menu.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FactorNotice } from './factor-notice.tsx';
import { GoToButton } from './go-to-button.tsx';
import { Navigation } from './navigation.tsx';
import { shellWords } from '#said/desk/app/shell.ts';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useShellKeys } from './use-shell-keys.ts';

const css = classNames(styles);

// Fetched when there is something to say, and when somebody asks.
const AddressNotice = lazy(async () => ({ default: (await import('./address-notice.tsx')).AddressNotice }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

type OnTop = 'navigation' | 'palette' | 'keys' | undefined;

export function Shell({ session }: { readonly session: DeskSession }) {
  const t = useWords(shellWords);
  const main = useRef<HTMLElement>(null);
  const [onTop, setOnTop] = useState<OnTop>(undefined);
  const close = () => setOnTop(undefined);
  const announced = useFocusOnNavigation(main);
  useShellKeys({ openPalette: () => setOnTop('palette'), openKeys: () => setOnTop('keys') });
  return (
    <div className={css('shell')}>
      <a
        className={css('skip')}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t.skip}
      </a>
      <header className={css('header')}>
        <span className={css('onPhone')}>
          <Button look="quiet" icon="menu" isIconOnly onPress={() => setOnTop('navigation')}>
            {t.menu}
          </Button>
        </span>
        <ToastPlace />
        <span className={css('company')} data-gives-way>
          {session.company.name}
        </span>
        <span className={css('goTo')} data-gives-way>
          <GoToButton onPress={() => setOnTop('palette')} />
        </span>
        <AccountMenu session={session} onKeys={() => setOnTop('keys')} />
      </header>
      <aside aria-label="Stimpill" className={css('side')}>
        <Logo />
        <Navigation role={session.role} />
      </aside>
      <main ref={main} id="content" tabIndex={-1} className={css('main')}>
        <ConnectionNotice />
        <FactorNotice session={session} />
        <NewAddress session={session} />
        <Outlet />
      </main>
      <p role="status" className={css('announced')}>
        {announced}
      </p>
      {onTop === 'navigation' && (
        <Dialog title={t.navigation} look="sheet" onCancel={close}>
          <Navigation role={session.role} onChoose={close} />
        </Dialog>
      )}
      {onTop === 'palette' && <CommandPalette session={session} onClose={close} />}
      {onTop === 'keys' && <Keys onClose={close} />}
    </div>
  );
}

/** Seldom there, so its words are fetched with it. */
function NewAddress({ session }: { readonly session: DeskSession }) {
  if (session.newAddress === null) return null;
  return (
    <Suspense>
      <AddressNotice session={session} />
    </Suspense>
  );
}

function Keys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <KeysDialog onClose={onClose} />
    </Suspense>
  );
}
