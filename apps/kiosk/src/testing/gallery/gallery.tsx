// Every screen in every state, by address: gallery.html?screen=project&language=is. For looking at, for the accessibility test and for
// screenshots; the built kiosk does not contain it. Without `screen` it lists what there is.
import '#ui/theme.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createKioskDevice, KioskDeviceProvider } from '#device/kiosk-device.ts';
import { formatClock } from '#i18n/format-time.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { LANGUAGES } from '#i18n/language.ts';
import { Screen } from '#ui/screen.tsx';
import { AT, ZONE } from './gallery-company.ts';
import { GALLERY_SCREENS } from './gallery-screens.tsx';

const wanted = new URLSearchParams(location.search);
const language = LANGUAGES.find((offered) => offered === wanted.get('language')) ?? 'en';
const name = wanted.get('screen');
const shown = name === null ? undefined : GALLERY_SCREENS[name];

const device = createKioskDevice();
// The gallery stands still at the moment of its pictures.
device.serverTime.take([{ askedAt: performance.now(), answeredAt: performance.now(), serverTime: AT }]);

function Framed({ children }: { readonly children: ReactNode }) {
  return (
    <Screen time={formatClock(AT, ZONE)} strip={shown?.strip} onLanguage={() => undefined}>
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
          <li key={entry}>
            {LANGUAGES.map((offered) => (
              <a key={offered} href={`?screen=${entry}&language=${offered}`}>
                {`${entry} ${offered} `}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Framed>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <StrictMode>
    <KioskDeviceProvider value={device}>
      <LanguageProvider language={language}>
        {!shown ? <Contents /> : shown.isBare ? shown.content : <Framed>{shown.content}</Framed>}
      </LanguageProvider>
    </KioskDeviceProvider>
  </StrictMode>,
);
