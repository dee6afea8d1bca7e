// What jsdom lacks and every browser has, and a browser that nobody has used yet for each test.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { startAnew } from '#app/place.ts';

// The newest browsers answer with a promise, which no type says yet.
Object.assign(window, { scrollTo: () => Promise.resolve() });

// A busy machine takes longer than the second that is usual.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  startAnew();
});

afterEach(cleanup);
