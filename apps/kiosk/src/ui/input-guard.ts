// Which touches count? None in the first 300 ms of a screen, because they were meant for the one before; and of two fingers or
// a palm only the first.
import { useEffect, useLayoutEffect } from 'react';

const QUIET_AFTER_CHANGE_MS = 300;
const GUARDED = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

let guardedKey: string | undefined;
let quietUntil = Number.NEGATIVE_INFINITY;
let activePointer: number | undefined;
const refusedPointers = new Set<number>();

/**
 * Ignores input for 300 ms after `screenKey` changes, and every pointer but the first. The first screen of all needs no such pause,
 * and `undefined` asks for none: on a manager's screen nobody punches by mistake.
 */
export function useInputGuard(screenKey: string | undefined): void {
  useLayoutEffect(() => {
    if (screenKey !== undefined && guardedKey !== undefined && screenKey !== guardedKey) {
      quietUntil = performance.now() + QUIET_AFTER_CHANGE_MS;
    }
    guardedKey = screenKey;
  }, [screenKey]);
  useEffect(() => {
    for (const type of GUARDED) document.addEventListener(type, guard, { capture: true });
    document.addEventListener('pointercancel', forget, { capture: true });
    return () => {
      for (const type of GUARDED) document.removeEventListener(type, guard, { capture: true });
      document.removeEventListener('pointercancel', forget, { capture: true });
      guardedKey = undefined;
      quietUntil = Number.NEGATIVE_INFINITY;
      activePointer = undefined;
      refusedPointers.clear();
    };
  }, []);
}

function guard(event: Event): void {
  if (isAllowed(event)) return;
  event.stopPropagation();
  event.preventDefault();
}

function isAllowed(event: Event): boolean {
  const isQuiet = performance.now() < quietUntil;
  if (!('pointerId' in event)) return !isQuiet;
  const pointer = event as PointerEvent;
  if (pointer.type === 'pointerdown') return mayPress(pointer, isQuiet);
  if (pointer.type === 'pointerup') forget(pointer);
  return !isQuiet && !refusedPointers.has(pointer.pointerId);
}

function mayPress(pointer: PointerEvent, isQuiet: boolean): boolean {
  const isSecond = activePointer !== undefined && activePointer !== pointer.pointerId && !pointer.isPrimary;
  if (isQuiet || isSecond) {
    refusedPointers.add(pointer.pointerId);
    return false;
  }
  activePointer = pointer.pointerId;
  refusedPointers.delete(pointer.pointerId);
  return true;
}

function forget(event: Event): void {
  if (activePointer === (event as PointerEvent).pointerId) activePointer = undefined;
}
