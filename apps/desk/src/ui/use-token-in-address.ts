// A one-time link carries its token behind the # of the address, which no browser sends to a server. It leaves the address as soon as it was
// read, so that neither the history of the browser nor anyone who looks at the screen keeps it. A reload of this tab finds it again.
import { useEffect, useState } from 'react';

type TokenInAddress = {
  /** Empty where there is none. */
  readonly token: string;
  /** Once it was used, or is known not to work. */
  readonly forget: () => void;
};

const keptUnder = () => `stimpill-token ${window.location.pathname}`;

export function useTokenInAddress(): TokenInAddress {
  const [token, setToken] = useState(() => tokenInAddress() || keptToken());
  useEffect(() => {
    const take = () => {
      const taken = takeToken();
      if (taken !== '') setToken(taken);
    };
    take();
    // Another link to the page that this tab shows changes only what is behind the #, and loads nothing.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { token, forget };
}

const tokenInAddress = () => window.location.hash.slice(1);

/** @returns empty where there is none */
function takeToken(): string {
  const token = tokenInAddress();
  if (token === '') return '';
  keep(token);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return token;
}

function keptToken(): string {
  try {
    return sessionStorage.getItem(keptUnder()) ?? '';
  } catch {
    return '';
  }
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(keptUnder(), token);
  } catch {
    // A browser that keeps nothing: the token lasts as long as the page.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(keptUnder());
  } catch {
    // It keeps nothing.
  }
}
