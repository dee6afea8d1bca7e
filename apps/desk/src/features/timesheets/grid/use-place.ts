import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { placeAfter, placeAt, selectorOf, within, type Place, type Size } from './grid-place.ts';

type PlaceInput = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly size: Size;
  /** Somebody presses a cell, or Enter in it. */
  readonly onOpen: (place: Place) => void;
};

type PlaceInGrid = {
  /** The one cell to which Tab leads. */
  readonly place: Place;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/** The place in the grid at which the keyboard is. Each cell, and the link of each name, says its column. */
export function usePlace({ frame, size, onOpen }: PlaceInput): PlaceInGrid {
  const [known, setPlace] = useState<Place>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  const place = within(known, size);
  // The row of the new place is drawn by now, wherever the window is scrolled to.
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    frame.current?.querySelector<HTMLElement>(selectorOf(place))?.focus();
  }, [frame, place]);
  return {
    place,
    onFocus: ({ target }) => {
      const to = placeAt(target);
      if (to) setPlace((from) => (from.row === to.row && from.column === to.column ? from : to));
    },
    onKeyDown: (event) => {
      const to = placeAfter(event, place, size);
      const opened = event.key === 'Enter' && !isLeftToBrowser(event) ? placeAt(event.target) : undefined;
      if (to ?? opened) event.preventDefault();
      if (opened) onOpen(opened);
      if (!to) return;
      isMoving.current = true;
      setPlace(to);
    },
    onClick: (event) => {
      const pressed = isLeftToBrowser(event) ? undefined : placeAt(event.target);
      if (!pressed) return;
      event.preventDefault();
      onOpen(pressed);
    },
  };
}

/** Such as a press that opens a new tab. */
const isLeftToBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
