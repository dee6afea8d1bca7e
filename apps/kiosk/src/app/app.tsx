// The kiosk: its device, its language, the screen it is on, and what happens when a screen crashes.
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from 'zustand';
import { keepInContact } from '#device/server-contact.ts';
import { StationProvider } from '#device/station-context.ts';
import { keepAwake } from '#device/keep-awake.ts';
import { KioskDeviceProvider } from '#device/kiosk-device.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { useHeadingFocus } from '#ui/use-heading-focus.ts';
import { useInputGuard } from '#ui/input-guard.ts';
import { CodeForAnother } from './code-for-another.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { useIdleTimeout } from './idle-timeout.ts';
import { keepLog, noteStopped } from './keep-log.ts';
import { KioskFrame } from './kiosk-frame.tsx';
import type { Kiosk } from './kiosk.ts';

type AppProps = { readonly kiosk: Kiosk };

export function App({ kiosk }: AppProps) {
  const { device, store, update, punchClock } = kiosk;
  const { screen, language, isAsking } = useStore(store);
  const goHome = () => store.dispatch({ type: 'restAsked' });
  useEffect(
    () => keepInContact({ ...device, ...(punchClock ? { callStation: punchClock.station.call } : {}) }),
    [device, punchClock],
  );
  // Before anything begins that may go wrong.
  useEffect(() => (kiosk.isUntouched ? undefined : keepLog(kiosk)), [kiosk]);
  useEffect(() => punchClock?.start(), [punchClock]);
  useEffect(() => update.start(), [update]);
  useEffect(() => keepAwake(device.awakeState), [device]);
  useEffect(
    () =>
      device.onlineStatus.subscribe((now, before) => {
        if (before.connection === 'offline' && now.connection !== 'offline') update.look();
      }),
    [device, update],
  );
  useInputGuard(screen.name === 'setUp' ? undefined : `${screen.name}${isAsking ? ' asking' : ''}`);
  useHeadingFocus();
  useIdleTimeout(store, screen.name, isAsking);
  return (
    <KioskDeviceProvider value={device}>
      <StationProvider value={punchClock?.station}>
        <LanguageProvider language={language}>
          <ErrorBoundary
            fallbackRender={({ resetErrorBoundary }) => <CrashScreen onReturn={resetErrorBoundary} />}
            onError={() => noteStopped(kiosk)}
            onReset={goHome}
          >
            <KioskFrame kiosk={kiosk} />
            {kiosk.runner && screen.name !== 'setUp' && screen.name !== 'revoked' && <CodeForAnother />}
          </ErrorBoundary>
        </LanguageProvider>
      </StationProvider>
    </KioskDeviceProvider>
  );
}
