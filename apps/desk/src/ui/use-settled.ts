import { useEffect, useMemo, useState } from 'react';

const TYPING_ENDS_MS = 400;

/** Debounced: what was typed, once it has stayed the same for a moment. @param value can be written as JSON; undefined: nothing yet */
export function useSettled<Value>(value: Value | undefined): Value | undefined {
  const text = value === undefined ? '' : JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_ENDS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => (settled === '' ? undefined : (JSON.parse(settled) as Value)), [settled]);
}
