import { useSyncExternalStore } from 'react';
import { onlineManager } from '@tanstack/react-query';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { shellWords } from '#said/desk/app/shell.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says that the network is gone, for as long as it is. */
export function ConnectionNotice() {
  const t = useWords(shellWords);
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return <div role="status">{!isOnline && <Notice look="warning">{t.lostConnection}</Notice>}</div>;
}
