// What was just done, in one sentence, with the way back; or what was not done, and then it stays until it is read. It stands in the header of the
// page, beside what is there, so that it covers nothing that somebody may want to press next.
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import { Button } from './button.tsx';
import styles from './toasts.module.css';

const css = classNames(styles);

const STAYS_MS = 8_000;

export type Toast = {
  readonly text: string;
  readonly undo?: () => void;
  /** It says why something was not done. */
  readonly isFailure?: boolean;
};

type Said = {
  readonly say: (toast: Toast) => void;
  readonly hush: () => void;
  readonly setPlace: (place: HTMLElement | null) => void;
};

const ToastContext = createContext<Said | undefined>(undefined);

function useSaid(): Said {
  const said = useContext(ToastContext);
  if (!said) throw new Error('toasts need Toasts above them');
  return said;
}

/** Says what was done. One at a time: the next takes the place of the one before. */
export function useToast(): (toast: Toast) => void {
  return useSaid().say;
}

/** Takes away what is said, once it is not so any more. A way back stays: it is still one. */
export function useHush(): () => void {
  return useSaid().hush;
}

/** Where it is said on the page. */
export function ToastPlace() {
  const { setPlace } = useSaid();
  return <div ref={setPlace} role="status" className={css('place')} />;
}

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly id: number } | undefined>(undefined);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const count = useRef(0);
  const said = useMemo(
    () => ({
      say: (toast: Toast) => {
        count.current += 1;
        setShown({ toast, id: count.current });
      },
      hush: () => setShown((now) => (now?.toast.undo ? now : undefined)),
      setPlace,
    }),
    [],
  );
  const card = shown && <ToastCard key={shown.id} toast={shown.toast} onClose={() => setShown(undefined)} />;
  return (
    <ToastContext value={said}>
      {children}
      {place ? (
        createPortal(card, place)
      ) : (
        <div role="status" className={css('alone')}>
          {card}
        </div>
      )}
    </ToastContext>
  );
}

type ToastCardProps = { readonly toast: Toast; readonly onClose: () => void };

function ToastCard({ toast: { text, undo, isFailure = false }, onClose }: ToastCardProps) {
  const t = useWords(dataWords);
  const [isHeld, setIsHeld] = useState(false);
  const isUndone = useRef(false);
  useEffect(() => {
    if (isHeld || isFailure) return undefined;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isFailure, onClose]);
  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);
  return (
    <div
      className={css('toast', isFailure && 'failure')}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      {isFailure && <Icon name="warning" />}
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
