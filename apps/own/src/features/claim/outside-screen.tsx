import { Page } from '#ui/page.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import { HowToAdd } from './how-to-add.tsx';

type OutsideScreenProps = { readonly because: 'none' | 'ended' | 'turnedOff' };

/** This phone is let in to nobody's record. */
export function OutsideScreen({ because }: OutsideScreenProps) {
  const { t } = useLanguage();
  const { title, text } = t.outside[because];
  return (
    <Page title={title} hasLanguages>
      <p>{text}</p>
      {because !== 'turnedOff' && <HowToAdd />}
    </Page>
  );
}
