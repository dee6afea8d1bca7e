import { useConnection, useKioskDevice } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Strip } from '#ui/strip.tsx';

/** The one fixed line: no connection, a slow one, or a clock that is being checked. Nothing when all is well. */
export function ConnectionStrip() {
  const { t } = useLanguage();
  const connection = useConnection();
  const { serverTime } = useKioskDevice();
  useNow();
  if (connection === 'offline') {
    return (
      <Strip icon="offline" look="offline">
        {t.offlineStrip}
      </Strip>
    );
  }
  if (connection === 'slow') {
    return (
      <Strip icon="clock" look="note">
        {t.slowStrip}
      </Strip>
    );
  }
  if (serverTime.state() !== 'unsure') return null;
  return (
    <Strip icon="clock" look="note">
      {t.clockUnsureStrip}
    </Strip>
  );
}
