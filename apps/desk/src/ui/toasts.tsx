// What was just done, in one sentence, with the way back. It stays while somebody points at it or stands in it.
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import { Button } from './button.tsx';
import styles from './toasts.module.css';

const STAYS_MS = 8_000;

export type Toast = { readonly text: string; readonly undo?: () => void };

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Says what was done. One at a time: the next takes the place of the one before. */
export function useToast(): (toast: Toast) => void {
  const say = useContext(ToastContext);
  if (!say) throw new Error('useToast needs Toasts above it');
  return say;
}

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly id: number } | undefined>(undefined);
  const count = useRef(0);
  const say = useMemo(
    () => (toast: Toast) => {
      count.current += 1;
      setShown({ toast, id: count.current });
    },
    [],
  );
  return (
    <ToastContext value={say}>
      {children}
      <div role="status" className={styles['place']}>
        {shown && <ToastCard key={shown.id} toast={shown.toast} onClose={() => setShown(undefined)} />}
      </div>
    </ToastContext>
  );
}

type ToastCardProps = { readonly toast: Toast; readonly onClose: () => void };

function ToastCard({ toast: { text, undo }, onClose }: ToastCardProps) {
  const t = useWords(dataWords);
  const [isHeld, setIsHeld] = useState(false);
  const isUndone = useRef(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);
  return (
    <div
      className={styles['toast']}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <span>{text}</span>
      {undo && (
        <Button
          onPress={() => {
            if (!isUndone.current) undo();
            isUndone.current = true;
            onClose();
          }}
        >
          {t.undo}
        </Button>
      )}
      <Button look="quiet" icon="cross" isIconOnly onPress={onClose}>
        {t.close}
      </Button>
    </div>
  );
}
