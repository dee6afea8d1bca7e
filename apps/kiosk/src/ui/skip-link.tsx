import type { RefObject } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import styles from './screen.module.css';

type SkipLinkProps = { readonly content: RefObject<HTMLElement | null> };

/** The first stop of the Tab key, shown only while it has the focus. It leads past the head of the screen to its content. */
export function SkipLink({ content }: SkipLinkProps) {
  const { t } = useLanguage();
  return (
    <button type="button" className={styles['skip']} onClick={() => goTo(content.current)}>
      {t.skipToContent}
    </button>
  );
}

/** A group that the arrow keys move in has one stop of its own, and is what the screen is about. */
function goTo(content: HTMLElement | null): void {
  const stop = content?.querySelector<HTMLElement>('[data-arrow-keys] [tabindex="0"]');
  (stop ?? content)?.focus();
}
