// First, because it fixes the order of the cascade layers.
import '#ui/theme.css';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { createKiosk } from '#app/create-kiosk.ts';
import { loadManagerScreens } from '#app/later-screens.ts';
import { lookAtTablet, type TabletLook } from '#app/look-at-tablet.ts';
import { keepBinding } from '#device/device-key.ts';
import { catchInstallOffer } from '#device/install-prompt.ts';
import { catchPairingWord, openedWord } from '#device/pairing-word.ts';
import { languageOfBrowser } from '@stimpill/words/language.ts';
import { latinFont } from '@stimpill/ui/latin-font.ts';
import { fetchAhead, type Catalogues } from '@stimpill/words/keep-catalogues.ts';
import { managerCatalogues, punchCatalogues, type Catalogue } from '#i18n/catalogues.ts';
import { terminalCompanyId } from '#storage/terminal-record.ts';

// Asked for at once, so that the clock is not drawn twice.
preload(latinFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

/** By then the first screen is complete even on a slow line: the other languages must not share the line with it. */
const OTHER_LANGUAGES_AFTER_MS = 3_000;

catchInstallOffer();
catchPairingWord();

// Not awaited at the top: chunks that are fetched later could then not share code with this one.
void start();

async function start(): Promise<void> {
  // A link to a shared tablet names its company.
  if (isFirstVisit() && location.search === '') fetchSetUp();
  const look = await lookAtTablet();
  const { record } = look;
  // Anyone who opens the code of the desk wants a tablet that is registered.
  const isShared = !record && openedWord.getState().word === undefined;
  const companyId = isShared ? terminalCompanyId(location.search) : undefined;
  // A tablet without a registration shows set-up or the shared terminal, which say more than a punch does.
  const catalogues = record ? punchCatalogues : managerCatalogues;
  const app =
    companyId === undefined ? await toKiosk(look, catalogues) : await toTerminal(companyId, catalogues);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<StrictMode>{app}</StrictMode>);
  setTimeout(() => fetchAhead(catalogues), OTHER_LANGUAGES_AFTER_MS);
}

/** A browser that has been here before has the service worker. */
function isFirstVisit(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller === null;
}

/** While the database is opened, not after it. What does not arrive is asked for again. */
function fetchSetUp(): void {
  void loadManagerScreens();
  void managerCatalogues.load(languageOfBrowser(navigator.languages)).catch(() => undefined);
}

async function toKiosk(look: TabletLook, catalogues: Catalogues<Catalogue>) {
  const { record } = look;
  // Set-up is the first screen then: fetched beside its sentences, not after them.
  const screens = record ? undefined : loadManagerScreens();
  const kiosk = await createKiosk(look, () => location.reload());
  await Promise.all([screens, catalogues.load(kiosk.store.getState().language)]);
  // A tablet from before it had a key: it gets one as soon as the server answers, and starts anew.
  if (record?.isReady && !record.isRevoked && !kiosk.runner) {
    void keepBinding(record.deviceToken).then((isDone) => {
      if (isDone) location.reload();
    });
  }
  return <App kiosk={kiosk} />;
}

/** A tablet that nobody has registered is rare, so its app is fetched when one is found. */
async function toTerminal(companyId: string, catalogues: Catalogues<Catalogue>) {
  const language = languageOfBrowser(navigator.languages);
  const [{ TerminalApp }] = await Promise.all([
    import('#app/terminal/terminal-app.tsx'),
    catalogues.load(language),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <TerminalApp companyId={companyId} language={language} timeZone={timeZone || 'Atlantic/Reykjavik'} />
  );
}
