import { useEffect, useState, type RefObject } from 'react';
import { useWords } from '#words/words.ts';
import { gridWords } from '#said/desk/timesheets/grid/grid.ts';
import styles from './grid.module.css';

type Told = { readonly name: string; readonly day: string };

/**
 * Everything about the day that is pointed at or has the focus, in words. Screen readers hear the same as the name of the cell. It keeps its
 * own state, so that no cell is drawn anew for it.
 */
export function GridReadout({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const t = useWords(gridWords);
  const [told, setTold] = useState<Told | undefined>(undefined);
  useEffect(() => {
    const grid = frame.current;
    const onLook = ({ target }: Event) => {
      const cell = target instanceof Element ? target.closest('tbody td, tbody th') : null;
      const day = cell?.getAttribute('aria-label') ?? '';
      const name = cell?.parentElement?.querySelector('th')?.textContent;
      if (name) setTold({ name, day });
    };
    grid?.addEventListener('pointerover', onLook);
    grid?.addEventListener('focusin', onLook);
    return () => {
      grid?.removeEventListener('pointerover', onLook);
      grid?.removeEventListener('focusin', onLook);
    };
  }, [frame]);
  return (
    <p className={styles['readout']} aria-hidden="true">
      {told ? (
        <>
          <b>{told.name}</b> {told.day}
        </>
      ) : (
        t.pointAt
      )}
    </p>
  );
}
