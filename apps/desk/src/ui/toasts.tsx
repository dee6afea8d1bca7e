// What was just done, in one sentence, with the way back; or what was not done, and then it stays until it is read. It stands in the header of the
// page, or at the end of the dialog in which it was pressed, beside what is there, so that it covers nothing that somebody may want to press next.
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { dataWords } from '#said/desk/common/data.ts';
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
  /** As a ref takes it. */
  readonly addPlace: (place: HTMLElement | null) => (() => void) | undefined;
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

/** Where it is said: on the page, and in a dialog above it, which is all that can be seen and pressed while it is open. */
export function ToastPlace() {
  const { addPlace } = useSaid();
  return <div ref={addPlace} role="status" className={css('place')} />;
}

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const { places, newest, addPlace } = usePlaces();
  const count = useRef(0);
  const said = useMemo(
    () => ({
      say: (toast: Toast) => {
        count.current += 1;
        setShown({ toast, id: count.current, place: newest() });
      },
      hush: () => setShown((now) => (now?.toast.undo ? now : undefined)),
      addPlace,
    }),
    [newest, addPlace],
  );
  // Where it was pressed; once that dialog is gone, on the page.
  const place = shown?.place && places.includes(shown.place) ? shown.place : places[0];
  const card = shown && <ToastCard key={shown.id} toast={shown.toast} onClose={() => setShown(undefined)} />;
  return (
    <ToastContext value={said}>
      {!place && (
        <div role="status" className={css('alone')}>
          {card}
        </div>
      )}
      {children}
      {place && createPortal(card, place)}
    </ToastContext>
  );
}

type Shown = {
  readonly toast: Toast;
  readonly id: number;
  /** Where it was said; undefined: there was none. */
  readonly place: HTMLElement | undefined;
};

/** The places that there are, the page before the dialogs above it. */
function usePlaces() {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const known = useRef(places);
  const set = useCallback((next: readonly HTMLElement[]) => {
    known.current = next;
    setPlaces(next);
  }, []);
  const addPlace = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined;
      set([...known.current, place]);
      return () => set(known.current.filter((each) => each !== place));
    },
    [set],
  );
  return { places, addPlace, newest: useCallback(() => known.current.at(-1), []) };
}

type ToastCardProps = { readonly toast: Toast; readonly onClose: () => void };

function ToastCard({ toast: { text, undo, isFailure = false }, onClose }: ToastCardProps) {
  const t = useWords(dataWords);
  const [isHeld, setIsHeld] = useState(false);
  const isUndone = useRef(false);
  const element = useRef<HTMLDivElement>(null);
  // The header is always in sight; the end of a long dialog is not.
  useEffect(() => {
    if (!element.current?.closest('header')) element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (isHeld || isFailure) return undefined;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isFailure, onClose]);
  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);
  return (
    <div
      ref={element}
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
