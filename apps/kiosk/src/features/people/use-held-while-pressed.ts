import { useState, useSyncExternalStore } from 'react';

let isDown = false;
const onReleased = new Set<() => void>();

function press(): void {
  isDown = true;
}

function release(): void {
  isDown = false;
  for (const tell of onReleased) tell();
}

/**
 * Only a release tells the listeners. A press changes nothing that is shown, so a touch on a name need not wait until the same screen is
 * drawn again.
 */
function subscribe(tell: () => void): () => void {
  if (onReleased.size === 0) {
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
  }
  onReleased.add(tell);
  return () => {
    onReleased.delete(tell);
    if (onReleased.size > 0) return;
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('pointerup', release);
    document.removeEventListener('pointercancel', release);
    isDown = false;
  };
}

/**
 * The newest value, except that nothing changes while a finger is down: a name must not move away under it.
 * @param value the same object for as long as it is unchanged
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(subscribe, () => isDown);
  const [shown, setShown] = useState(value);
  if (!isPressed && shown !== value) setShown(value);
  return isPressed ? shown : value;
}
