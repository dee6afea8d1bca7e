// The shared tablet that nobody has registered: list, web password, receipt. Online only, and it keeps nothing of anybody.
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { localTimeOf } from '@stimpill/time';
import { keepInContact } from '#device/server-contact.ts';
import { createKioskDevice, KioskDeviceProvider } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { PeopleScreen } from '#features/people/people-screen.tsx';
import { readListAnew } from '#features/people/punch-list-key.ts';
import { LanguageProvider, ManagerLanguageProvider } from '#i18n/language-provider.tsx';
import type { Language } from '@stimpill/words/language.ts';
import { useInputGuard } from '#ui/input-guard.ts';
import { Screen } from '#ui/screen.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { StillThere } from '#app/still-there.tsx';
import { PASSWORD } from '#app/visit/password-credential.ts';
import { createVisitStore, toFirstState, type VisitStore } from '#app/visit/visit-machine.ts';
import { runTerminalVisits } from './run-terminal-visits.ts';
import { TerminalVisitScreen } from './terminal-visit-screen.tsx';
import { useQuietLeave } from './use-quiet-leave.ts';

type TerminalAppProps = {
  readonly companyId: string;
  readonly language: Language;
  readonly timeZone: string;
};

/** Here the server has every punch at once, so the tablet has none of its own. */
const NO_PUNCHES = new Map<string, never>();

export function TerminalApp(props: TerminalAppProps) {
  const [device] = useState(createKioskDevice);
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => createVisitStore(toFirstState(props.language, { name: 'list' }, PASSWORD)));
  const language = useStore(store, (state) => state.language);
  useEffect(() => keepInContact(device), [device]);
  useEffect(
    () =>
      runTerminalVisits({
        store,
        companyId: props.companyId,
        onPunched: () => readListAnew(queryClient),
      }),
    [store, queryClient, props.companyId],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <KioskDeviceProvider value={device}>
        <LanguageProvider language={language}>
          <ManagerLanguageProvider>
            <Terminal {...props} store={store} />
          </ManagerLanguageProvider>
        </LanguageProvider>
      </KioskDeviceProvider>
    </QueryClientProvider>
  );
}

type TerminalProps = TerminalAppProps & { readonly store: VisitStore };

function Terminal({ companyId, language, timeZone, store }: TerminalProps) {
  const { screen, isAsking } = useStore(store);
  const isPersons = screen.name !== 'list' && screen.name !== 'receipt';
  useQuietLeave(store, isPersons && !isAsking);
  useInputGuard(`${screen.name}${isAsking ? ' asking' : ''}`);
  const leave = () => store.dispatch({ type: 'wentHome' });
  return (
    <>
      <Screen
        time={localTimeOf(useNow(), timeZone)}
        strip={<ConnectionStrip />}
        onLanguage={(chosen) => store.dispatch({ type: 'languageChosen', language: chosen })}
      >
        {screen.name === 'list' ? (
          <PeopleScreen
            record={{ companyId, language, timeZone, listMode: 'short', showStates: false }}
            ownPunches={NO_PUNCHES}
            onChoose={({ id, name, openSince, requiresProject, requiresPosition }, listed) => {
              const person = { id, name, listed, openSince, requiresProject, requiresPosition };
              store.dispatch({ type: 'personChosen', person, action: undefined });
            }}
          />
        ) : (
          <TerminalVisitScreen screen={screen} store={store} timeZone={timeZone} />
        )}
      </Screen>
      {isAsking && <StillThere onStay={() => store.dispatch({ type: 'stayed' })} onLeave={leave} />}
    </>
  );
}
