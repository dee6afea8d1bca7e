// What jsdom lacks and every browser has.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { playOnOneDay } from './one-day.ts';

playOnOneDay();

if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.hidePopover = () => undefined;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  // Nothing has a size there.
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}

// A busy machine takes longer than the second that is usual.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
