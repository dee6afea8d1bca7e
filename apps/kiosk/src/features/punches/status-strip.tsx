import type { Catalogue } from '#i18n/catalogues.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { IconName } from '@stimpill/ui/icon.tsx';
import { Strip } from '#ui/strip.tsx';
import type { StripState } from './strip-state.ts';

type StatusStripProps = { readonly state: StripState };

/** The one fixed line: connection, what waits, what needs a person. Nothing when all is well. */
export function StatusStrip({ state }: StatusStripProps) {
  const { t } = useLanguage();
  if (state.kind === 'none') return null;
  const { icon, look } = LOOKS[state.kind];
  return (
    <Strip icon={icon} look={look}>
      {toText(state, t)}
    </Strip>
  );
}

const LOOKS: Record<
  Exclude<StripState['kind'], 'none'>,
  { readonly icon: IconName; readonly look: 'offline' | 'note' | 'alarm' }
> = {
  overdue: { icon: 'warning', look: 'alarm' },
  storageLow: { icon: 'warning', look: 'alarm' },
  refused: { icon: 'warning', look: 'alarm' },
  attention: { icon: 'warning', look: 'offline' },
  offline: { icon: 'offline', look: 'offline' },
  sending: { icon: 'send', look: 'note' },
  waiting: { icon: 'cloudClock', look: 'note' },
  slow: { icon: 'clock', look: 'note' },
  clockUnsure: { icon: 'clock', look: 'note' },
};

function toText(state: Exclude<StripState, { kind: 'none' }>, t: Catalogue): string {
  switch (state.kind) {
    case 'overdue':
      return t.overdueStrip({ punches: state.punches });
    case 'attention':
      return t.attentionStrip({ punches: state.punches });
    case 'offline':
      return state.punches > 0
        ? `${t.keptOfflineStrip} ${t.waitingPunches({ punches: state.punches })}.`
        : t.keptOfflineStrip;
    case 'sending':
      return t.sendingStrip({ punches: state.punches });
    case 'waiting':
      return t.waitingStrip({ punches: state.punches });
    case 'refused':
      return t.refusedStrip;
    case 'storageLow':
      return t.storageLowStrip;
    case 'slow':
      return t.slowStrip;
    default:
      return t.clockUnsureStrip;
  }
}
