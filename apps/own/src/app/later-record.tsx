// What is shown behind the PIN comes while the PIN is typed: the door is drawn without it.
import { useEffect, useState } from 'react';
import { LookScreen } from './look-screen.tsx';
import type { OpenRecord, OpenRecordProps } from './open-record.tsx';

type Part = { readonly OpenRecord: typeof OpenRecord };

let here: Part | undefined;
let coming: Promise<Part> | undefined;

/** Asked again, it is fetched again where it did not come. */
export async function fetchRecord(): Promise<Part> {
  coming ??= import('./open-record.tsx').finally(() => {
    coming = undefined;
  });
  here = await coming;
  return here;
}

export function LaterRecord(props: OpenRecordProps) {
  const [part, setPart] = useState(here);
  const [turn, setTurn] = useState(0);
  const [missedTurn, setMissed] = useState<number>();
  useEffect(() => {
    if (part) return undefined;
    let isCurrent = true;
    fetchRecord().then(
      (come) => {
        if (isCurrent) setPart(come);
      },
      () => {
        if (isCurrent) setMissed(turn);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [part, turn]);
  if (part) return <part.OpenRecord {...props} />;
  const failure = missedTurn === turn ? ({ kind: 'offline' } as const) : undefined;
  return <LookScreen failure={failure} onAgain={() => setTurn(turn + 1)} />;
}
