import { useClock } from '#api/use-clock.ts';
import type { WordState } from './tablet-queries.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { hangUpWords } from '#said/desk/tablets/hang-up.ts';

/** A tablet that has shown the word and is not registered yet. */
type TabletArrival = NonNullable<WordState['arrival']>;

type ArrivedProps = {
  /** Undefined: none has shown the word yet. */
  readonly arrival: TabletArrival | undefined;
};

/** A tablet has shown the word: at which address it came, and whether it trusts the certificate there. It stands where one looks, at the code. */
export function Arrived({ arrival }: ArrivedProps) {
  return <div role="status">{arrival && <Told arrival={arrival} />}</div>;
}

function Told({ arrival: { origin, certificate, device, atUtc } }: { readonly arrival: TabletArrival }) {
  const t = useWords(hangUpWords);
  const { moment } = useClock();
  return (
    <Notice look={certificate === 'untrusted' ? 'warning' : 'good'} isShown>
      {t.arrived({ device: t.devices[device], origin, at: moment(atUtc) })} {t.certificates[certificate]}
    </Notice>
  );
}
