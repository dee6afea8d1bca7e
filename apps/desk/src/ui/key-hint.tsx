import { letterKeys } from './letter-keys.ts';

/** The key that does it, beside its name. A phone has none, and who speaks to the computer has turned them off. */
export function KeyHint({ children }: { readonly children: string | number }) {
  if (letterKeys() === 'off') return null;
  return (
    <kbd aria-hidden="true" className="key-hint">
      {children}
    </kbd>
  );
}
