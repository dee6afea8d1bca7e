import type { MyPhone } from '#api/own-operations.ts';
import { LeavePhone } from '#features/phones/leave-phone.tsx';
import { Page } from '#ui/page.tsx';
import { useLanguage } from '#words/language-provider.tsx';

type LeftScreenProps = { readonly phone: MyPhone; readonly onEnded: () => void };

/** Whoever has left reads nothing more here. */
export function LeftScreen({ phone, onEnded }: LeftScreenProps) {
  const { t } = useLanguage();
  return (
    <Page
      title={t.left.title}
      who={`${phone.displayName}, ${phone.companyName}`}
      hasLanguages
      actions={<LeavePhone onEnded={onEnded} />}
    >
      <p>{t.left.text}</p>
    </Page>
  );
}
