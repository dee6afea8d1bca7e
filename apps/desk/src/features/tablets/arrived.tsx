import { useQuery } from '@tanstack/react-query';
import { pairingWordQuery, type TabletArrival } from '#api/tablets.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { hangUpWords } from './hang-up-words.ts';
import { useMoment } from './use-moment.ts';

/** A tablet has shown the word: at which address it came, and whether it trusts the certificate there. */
export function Arrived({ companyId }: { readonly companyId: string }) {
  const { data } = useQuery(pairingWordQuery(companyId));
  return <div role="status">{data?.arrival && <Told arrival={data.arrival} />}</div>;
}

function Told({ arrival: { origin, certificate, device, atUtc } }: { readonly arrival: TabletArrival }) {
  const t = useWords(hangUpWords);
  const at = useMoment();
  return (
    <Notice look={certificate === 'trusted' ? 'good' : 'warning'}>
      {t.arrived(t.devices[device], origin, at(atUtc))} {t.certificates[certificate]}
    </Notice>
  );
}
