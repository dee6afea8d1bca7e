// One screen on a bench: in a language, on a tablet, at two minutes before seven.
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createKioskDevice, KioskDeviceProvider } from '#device/kiosk-device.ts';
import { LanguageProvider, ManagerLanguageProvider } from '#i18n/language-provider.tsx';
import { managerCatalogues } from '#i18n/catalogues.ts';
import type { Language } from '@stimpill/words/language.ts';

export const ZONE = 'Atlantic/Reykjavik';
export const AT = Date.parse('2026-03-02T06:58:00.000Z');

export async function renderScreen(screen: ReactElement, language: Language = 'en') {
  await managerCatalogues.load(language);
  const device = createKioskDevice();
  const asked = performance.now();
  device.serverTime.take([{ askedAt: asked, answeredAt: asked, serverTime: AT }]);
  return render(
    <KioskDeviceProvider value={device}>
      <LanguageProvider language={language}>
        <ManagerLanguageProvider>{screen}</ManagerLanguageProvider>
      </LanguageProvider>
    </KioskDeviceProvider>,
  );
}
