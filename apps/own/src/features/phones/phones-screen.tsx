// The phones on which the record can be opened; each can be ended from any of them.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatClock, formatDayAndMonth } from '@stimpill/words/format-time.ts';
import { nameOfProgram } from '@stimpill/words/name-of-program.ts';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import type { PhoneOfMine } from '#api/own-operations.ts';
import { useAct } from '#api/use-act.ts';
import { useRead } from '#api/use-read.ts';
import { AskFirst } from '#ui/ask-first.tsx';
import { Card } from '#ui/card.tsx';
import { LanguageButtons } from '#ui/language-buttons.tsx';
import { Page } from '#ui/page.tsx';
import { Unread } from '#ui/unread.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLanguage } from '#words/language-provider.tsx';

type PhonesScreenProps = {
  readonly thisPhoneId: string;
  readonly timeZone: string;
  readonly readTo: number;
  readonly parts: ReactNode;
  /** How to end this phone. */
  readonly leave: ReactNode;
};

export function PhonesScreen({ thisPhoneId, timeZone, readTo, parts, leave }: PhonesScreenProps) {
  const { t } = useLanguage();
  const call = useCall();
  const read = useCallback(() => call('listMyPhones'), [call]);
  const { data, failure, isReading, readAt, again } = useRead('phones', read);
  const [ended, setEnded] = useState<readonly { readonly phoneId: string; readonly name: string }[]>([]);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (ended.length > 0) said.current?.focus();
  }, [ended]);
  return (
    <Page title={t.phones.title} parts={parts} readTo={readTo}>
      <p>{t.phones.lead}</p>
      <p ref={said} role="status" tabIndex={-1}>
        {ended.map(({ name }) => t.phoneList.remove.done({ phone: name })).at(-1)}
      </p>
      {!data && isReading && <Waiting>{t.phoneList.loading}</Waiting>}
      {failure && (
        <Unread
          words={`${t.phones.failed} ${failureWords(failure, t)}`}
          from={data && { readAt, timeZone }}
          isReading={isReading}
          onAgain={again}
        />
      )}
      {data
        ?.filter(({ phoneId }) => ended.every((gone) => gone.phoneId !== phoneId))
        .map((phone) => (
          <PhoneCard
            key={phone.phoneId}
            phone={phone}
            timeZone={timeZone}
            leave={phone.phoneId === thisPhoneId ? leave : undefined}
            onEnded={(name) => {
              setEnded((before) => [...before, { phoneId: phone.phoneId, name }]);
              again();
            }}
          />
        ))}
      <LanguageButtons />
    </Page>
  );
}

type PhoneCardProps = {
  readonly phone: PhoneOfMine;
  readonly timeZone: string;
  /** Of this phone alone. */
  readonly leave: ReactNode | undefined;
  readonly onEnded: (name: string) => void;
};

function PhoneCard({ phone, timeZone, leave, onEnded }: PhoneCardProps) {
  const { t, language } = useLanguage();
  const { program, addedAtUtc, addedAt, seenAtUtc } = phone;
  const moment = (instant: string) => {
    const at = Date.parse(instant);
    return { day: formatDayAndMonth(at, timeZone, language), time: formatClock(at, timeZone) };
  };
  const added = moment(addedAtUtc);
  const { addedAtDesk, addedAtTablet, neverOpened, opened, someone } = t.phoneList;
  const name = program === null ? someone : nameOfProgram(program);
  return (
    <Card title={leave === undefined ? name : `${t.phones.thisOne}: ${name}`}>
      <p className="soft">
        {addedAt === null ? addedAtDesk(added) : addedAtTablet({ ...added, tablet: addedAt })}
      </p>
      <p className="soft">{seenAtUtc === null ? neverOpened : opened(moment(seenAtUtc))}</p>
      {leave ?? <EndPhone phoneId={phone.phoneId} name={name} onEnded={() => onEnded(name)} />}
    </Card>
  );
}

type EndPhoneProps = { readonly phoneId: string; readonly name: string; readonly onEnded: () => void };

function EndPhone({ phoneId, name, onEnded }: EndPhoneProps) {
  const { t } = useLanguage();
  const { remove } = t.phoneList;
  const call = useCall();
  const { isSending, failure, send } = useAct(() => call('endMyPhone', { params: { phoneId } }), onEnded);
  return (
    <AskFirst
      label={t.phones.removeThat({ phone: name })}
      question={`${remove.title({ phone: name })} ${remove.text}`}
      yes={remove.yes}
      isSending={isSending}
      failure={failure && failureWords(failure, t)}
      onYes={send}
    >
      {remove.ask}
    </AskFirst>
  );
}
