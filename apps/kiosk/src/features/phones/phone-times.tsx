import { formatClock, formatDayAndMonth } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OwnPhone } from './own-phones.ts';
import { usePhoneWords } from './phone-words.ts';

type PhoneTimesProps = { readonly phone: OwnPhone; readonly timeZone: string };

/** When and where a phone was let in, and when somebody last opened it. */
export function PhoneTimes({ phone: { addedAtUtc, addedAt, seenAtUtc }, timeZone }: PhoneTimesProps) {
  const { language } = useLanguage();
  const words = usePhoneWords();
  const moment = (instant: string) => {
    const at = Date.parse(instant);
    return { day: formatDayAndMonth(at, timeZone, language), time: formatClock(at, timeZone) };
  };
  const added = moment(addedAtUtc);
  return (
    <>
      <p>
        {addedAt === null ? words.addedAtDesk(added) : words.addedAtTablet({ ...added, tablet: addedAt })}
      </p>
      <p>{seenAtUtc === null ? words.neverOpened : words.opened(moment(seenAtUtc))}</p>
    </>
  );
}
