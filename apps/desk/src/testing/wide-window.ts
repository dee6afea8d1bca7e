import { vi } from 'vitest';

/** A window as wide as that of a laptop: every question whether it is at least so wide is answered with yes. */
export function wideWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
