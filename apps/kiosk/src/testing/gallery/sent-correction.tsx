import type { ComponentProps } from 'react';
import { CorrectionSent } from '#features/corrections/correction-sent.tsx';
import { useLanguage } from '#i18n/language-provider.tsx';

/** What was asked for is in the language of the visit. */
export function SentCorrection(props: Omit<ComponentProps<typeof CorrectionSent>, 'asked'>) {
  const { t } = useLanguage();
  return (
    <CorrectionSent {...props} asked={t.correctionSentOut({ when: t.whenYesterday({ time: '16:15' }) })} />
  );
}
