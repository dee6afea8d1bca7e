import { useEffect, useState } from 'react';

/** The token of a one-time link. It leaves the address at once: whoever looks at the screen or at the history finds none. */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (window.location.hash === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
