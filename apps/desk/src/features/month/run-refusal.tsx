// Why no file is made, in words, with the names that the server's sentences have in them.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiFailure } from '#api/call-failed.ts';
import { runQuery, type ProfileKey } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { systemOf } from './check-places.ts';
import { WhoWaits } from './older-lines.tsx';
import { useCodeWords } from './use-code-words.ts';
import { runWords } from '#said/desk/month/run.ts';
import type { Said } from '@stimpill/words/said.ts';

type Refused = Said<typeof runWords>['refused'];
type Code = keyof Refused;

/** Where the name stands in the sentence of a refusal. */
const NAMES: Partial<Record<Code, RegExp>> = {
  'payroll.line_unmapped': /^([^:]+):/,
  'payroll.exported_before': /^(.+) was sent before/,
  'payroll.figures_moved': /^(.+: figures would change \(.+?\)), so no/,
  'payroll.not_ready': /^(.+) is not ready to be paid/,
  'payroll.nothing_to_send': /^(.+) has nothing but absence/,
  'payroll.not_writable': /(“.*” \(.+?\)) in /,
};

/** Who has a change in an earlier period that waits, and why. */
const WAITS = /^(.+), (\S+) to (\S+): a change waits \((.+?)\), so no/;

/** Where the id of the other run stands in the sentence. */
const OTHER_RUN = /run \d+ \(([\da-f-]{36})\)/;

type RunRefusalProps = { readonly failure: ApiFailure; readonly profile: ProfileKey };

export function RunRefusal({ failure, profile }: RunRefusalProps) {
  const t = useWords(runWords);
  const { ofLine } = useCodeWords(profile);
  if (failure.kind !== 'refused') return <FailureNotice failure={failure} />;
  const [first] = failure.faults;
  const code = first?.code;
  if (!isKnown(code, t.refused)) return <FailureNotice failure={failure} />;
  const pattern = NAMES[code];
  const waiting = failure.faults.flatMap(({ message }) => waitingIn(message));
  const found = pattern ? failure.faults.flatMap(({ message }) => pattern.exec(message)?.[1] ?? []) : [];
  const names = code === 'payroll.line_unmapped' ? found.map(ofLine) : found;
  const isOnlyAbsence = code === 'payroll.nothing_to_send' && names.length > 0;
  return (
    <Notice look="error" isAlert>
      <p>{[t.refused[code], ...(isOnlyAbsence ? [t.onlyAbsence] : []), names.join(', ')].join(' ')}</p>
      {waiting.length > 0 && <p>{t.waits}</p>}
      {waiting.length > 0 && <WhoWaits waiting={waiting} />}
      {code === 'payroll.line_unmapped' && (
        <Link to="/company/wage-codes" search={{ target: systemOf(profile) }}>
          {t.toCodes}
        </Link>
      )}
      {code === 'payroll.made_meanwhile' && <OtherRun runId={OTHER_RUN.exec(first?.message ?? '')?.[1]} />}
      {code === 'payroll.not_writable' && (
        <Link to="/company/export-profiles" search={{ profile }}>
          {t.toProfiles}
        </Link>
      )}
    </Notice>
  );
}

function waitingIn(message: string) {
  const [, displayName, startDate, endDate, codes] = WAITS.exec(message) ?? [];
  if (displayName === undefined || startDate === undefined || endDate === undefined) return [];
  return [{ displayName, startDate, endDate, codes: (codes ?? '').split(', ') }];
}

/** Who made it and when, and the way to it. */
function OtherRun({ runId }: { readonly runId: string | undefined }) {
  const t = useWords(runWords);
  const { moment } = useClock();
  const { id: companyId } = useSession().company;
  const { data } = useQuery({
    ...runQuery({ companyId, runId: runId ?? '' }),
    enabled: runId !== undefined,
  });
  return (
    <>
      {data && (
        <p>{`${t.named({ number: data.number })}, ${moment(data.madeAtUtc)} ${t.by({ who: data.madeBy })}.`}</p>
      )}
      <Link to="/month/runs" search={{ open: runId }}>
        {t.toOtherRun}
      </Link>
    </>
  );
}

function isKnown(code: string | undefined, refused: Refused): code is Code {
  return code !== undefined && code in refused;
}
