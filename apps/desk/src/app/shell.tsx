// What stands around every page: where one can go, whose company this is, and who one is.
import { Suspense, useRef, useState } from 'react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import { Logo } from '@stimpill/ui/logo.tsx';
import type { DeskSession } from '#api/session.ts';
import type { PageFacts } from '#api/use-may-open.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ToastPlace } from '#ui/toasts.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { AccountMenu } from './account-menu.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FactorNotice } from './factor-notice.tsx';
import { GoToButton } from './go-to-button.tsx';
import { Navigation } from './navigation.tsx';
import { NotForYou } from './no-page.tsx';
import { shellWords } from '#said/desk/app/shell.ts';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useShellKeys } from './use-shell-keys.ts';

const css = classNames(styles);

// Fetched when there is something to say, and when somebody asks.
const AddressNotice = lazyPart(() => import('./address-notice.tsx'), 'AddressNotice');
const KeysDialog = lazyPart(() => import('./keys-dialog.tsx'), 'KeysDialog');

type OnTop = 'navigation' | 'palette' | 'keys' | undefined;

export function Shell({ session }: { readonly session: DeskSession }) {
  const t = useWords(shellWords);
  const main = useRef<HTMLElement>(null);
  const [onTop, setOnTop] = useState<OnTop>(undefined);
  const close = () => setOnTop(undefined);
  const announced = useFocusOnNavigation(main);
  useKeptPlace(main);
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
        <Navigation />
      </aside>
      <main ref={main} id="content" tabIndex={-1} className={css('main')}>
        <ConnectionNotice />
        <FactorNotice session={session} />
        <NewAddress session={session} />
        <Content session={session} />
      </main>
      <p role="status" className="spoken">
        {announced}
      </p>
      {onTop === 'navigation' && (
        <Dialog title={t.navigation} look="sheet" onCancel={close}>
          <Navigation onChoose={close} />
        </Dialog>
      )}
      {onTop === 'palette' && (
        <CommandPalette session={session} onKeys={() => setOnTop('keys')} onClose={close} />
      )}
      {onTop === 'keys' && <Keys onClose={close} />}
    </div>
  );
}

/** The page of the address, for anyone who may see it. A link that somebody else sent leads others to a sentence, not to refusals. */
function Content({ session }: { readonly session: DeskSession }) {
  const { act }: PageFacts = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  return act === undefined || may(session, act) === null ? <Outlet /> : <NotForYou />;
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
