// The shared tablet that nobody has registered: list, web password, receipt. Online only, and it keeps nothing of anybody.
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepInContact } from '#device/server-contact.ts';
import { createKioskDevice, KioskDeviceProvider, useKioskDevice } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { PeopleScreen } from '#features/people/people-screen.tsx';
import { PUNCH_LIST_KEY } from '#features/people/use-punch-list.ts';
import { formatClock } from '#i18n/format-time.ts';
import { LanguageProvider, ManagerLanguageProvider } from '#i18n/language-provider.tsx';
import type { Language } from '#i18n/language.ts';
import { useInputGuard } from '#ui/input-guard.ts';
import { Screen } from '#ui/screen.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { StillThere } from '#app/still-there.tsx';
import { TerminalVisitScreen } from './terminal-visit-screen.tsx';
import { useQuietLeave } from './use-quiet-leave.ts';
import { useTerminalVisit } from './use-terminal-visit.ts';

type TerminalAppProps = {
  readonly companyId: string;
  readonly language: Language;
  readonly timeZone: string;
};

/** Here every punch is the server's at once. */
const NO_PUNCHES = new Map<string, never>();

export function TerminalApp(props: TerminalAppProps) {
  const [device] = useState(createKioskDevice);
  const [queryClient] = useState(createQueryClient);
  const [language, setLanguage] = useState(props.language);
  useEffect(() => keepInContact(device), [device]);
  return (
    <QueryClientProvider client={queryClient}>
      <KioskDeviceProvider value={device}>
        <LanguageProvider language={language}>
          <ManagerLanguageProvider>
            <Terminal {...props} onLanguage={setLanguage} onLeft={() => setLanguage(props.language)} />
          </ManagerLanguageProvider>
        </LanguageProvider>
      </KioskDeviceProvider>
    </QueryClientProvider>
  );
}

type TerminalProps = TerminalAppProps & {
  readonly onLanguage: (language: Language) => void;
  /** Somebody's visit is over: the next one begins in the tablet's own language. */
  readonly onLeft: () => void;
};

function Terminal({ companyId, language, timeZone, onLanguage, onLeft }: TerminalProps) {
  const { serverTime } = useKioskDevice();
  const queryClient = useQueryClient();
  const onPunched = () => void queryClient.invalidateQueries({ queryKey: [PUNCH_LIST_KEY] });
  const { visit, punch, choose, leave } = useTerminalVisit({ companyId, now: serverTime.now, onPunched });
  const { isAsking, answered } = useQuietLeave(visit.kind !== 'list' && visit.kind !== 'receipt');
  const goHome = () => {
    answered();
    leave();
    onLeft();
  };
  useInputGuard(`${visit.kind}${isAsking ? ' asking' : ''}`);
  return (
    <>
      <Screen time={formatClock(useNow(), timeZone)} strip={<ConnectionStrip />} onLanguage={onLanguage}>
        {visit.kind === 'list' ? (
          <PeopleScreen
            record={{ companyId, language, timeZone, listMode: 'short', showStates: false }}
            ownPunches={NO_PUNCHES}
            onChoose={choose}
          />
        ) : (
          <TerminalVisitScreen
            visit={visit}
            timeZone={timeZone}
            onPunch={punch}
            onPerson={choose}
            onLeave={goHome}
          />
        )}
      </Screen>
      {isAsking && <StillThere onStay={answered} onLeave={goHome} />}
    </>
  );
}
