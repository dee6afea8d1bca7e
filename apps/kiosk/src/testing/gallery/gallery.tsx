// Every screen in every state, by address: gallery.html#project/is, in large type gallery.html#project/is/large. For looking at, for the accessibility
// test, the box test and screenshots; the built kiosk does not contain it. Without a name it lists what there is.
import '#ui/theme.css';
import { StrictMode, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createKioskDevice, KioskDeviceProvider } from '#device/kiosk-device.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { LanguageProvider, ManagerLanguageProvider } from '#i18n/language-provider.tsx';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { Screen } from '#ui/screen.tsx';
import { setTypeSize } from '#ui/type-size.ts';
import { AT, ZONE } from './gallery-company.ts';
import { GALLERY_SCREENS } from './gallery-screens.tsx';
import type { GalleryScreen } from './gallery-screen.ts';
import { touchAll } from './touch-all.ts';
import { walkBoxes } from './walk-boxes.ts';

const device = createKioskDevice();
// The gallery stands still at the moment of its pictures.
device.serverTime.take([{ askedAt: performance.now(), answeredAt: performance.now(), serverTime: AT }]);

function onHashChange(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

type FramedProps = { readonly strip?: ReactNode; readonly children: ReactNode };

function Framed({ strip, children }: FramedProps) {
  return (
    <Screen time={formatClock(AT, ZONE)} strip={strip} onLanguage={() => undefined}>
      {children}
    </Screen>
  );
}

function Contents() {
  return (
    <Framed>
      <h1>Screens</h1>
      <ul>
        {Object.keys(GALLERY_SCREENS).map((entry) => (
          <li key={entry} data-screen={entry}>
            {LANGUAGES.map((offered) => (
              <a key={offered} href={`#${entry}/${offered}`}>
                {`${entry} ${offered} `}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Framed>
  );
}

type ShownProps = { readonly name: string; readonly shown: GalleryScreen | undefined };

function Shown({ name, shown }: ShownProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    if (root.current) void touchAll(root.current, shown?.touches ?? [], stop.signal);
    return () => stop.abort();
  }, [shown]);
  return (
    <div ref={root} data-shown={name}>
      {!shown ? (
        <Contents />
      ) : shown.isBare ? (
        shown.content
      ) : (
        <Framed strip={shown.strip}>{shown.content}</Framed>
      )}
    </div>
  );
}

function Gallery() {
  const [name = '', spoken, type] = useSyncExternalStore(onHashChange, () => location.hash)
    .slice(1)
    .split('/');
  const language = LANGUAGES.find((offered) => offered === spoken) ?? 'en';
  const shown = GALLERY_SCREENS[name];
  setTypeSize(type === 'large' ? 'large' : 'normal');
  return (
    <LanguageProvider language={language}>
      <ManagerLanguageProvider>
        <Shown key={`${name} ${language} ${type}`} name={name} shown={shown} />
      </ManagerLanguageProvider>
    </LanguageProvider>
  );
}

Object.assign(window, { walkBoxes });

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <StrictMode>
    <KioskDeviceProvider value={device}>
      <Gallery />
    </KioskDeviceProvider>
  </StrictMode>,
);
