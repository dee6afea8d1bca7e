// What jsdom lacks and every browser has. Tests of the outbox run without any page at all.
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Signing and sealing take real time, which no faked clock hurries, and much of it on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const hasPage = typeof document !== 'undefined';
if (hasPage) {
  // jsdom brings an ArrayBuffer of its own, which Node's crypto does not know.
  globalThis.ArrayBuffer = Buffer.alloc(1).buffer.constructor as ArrayBufferConstructor;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

beforeEach(() => {
  if (!hasPage) return;
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

afterEach(() => {
  if (hasPage) cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
