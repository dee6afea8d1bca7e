// The browser's offer to install the app, kept until somebody asks for it. Chromium makes it once, early, and only where it can install.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tabletMakerOf } from './tablet-maker.ts';

type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

/** Undefined where the browser offers nothing, or the app is installed. */
type InstallOffer = { readonly install: (() => void) | undefined };

export const installOffer: StoreApi<InstallOffer> = createStore<InstallOffer>(() => ({ install: undefined }));

/** Catches the offer, which comes before any screen that shows it; gives back how to stop. */
export function catchInstallOffer(): () => void {
  const none = () => installOffer.setState({ install: undefined });
  const take = (event: Event) => {
    event.preventDefault();
    const { prompt } = event as InstallEvent;
    const install = () => {
      none();
      void prompt.call(event).catch(() => undefined);
    };
    installOffer.setState({ install });
  };
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', none);
  return () => {
    window.removeEventListener('beforeinstallprompt', take);
    window.removeEventListener('appinstalled', none);
  };
}

/** Whether this page is the installed app, without the bars of a browser. */
export function isInstalled(): boolean {
  return ['fullscreen', 'standalone'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

/** A tablet on which the app can be installed, and is not: what a browser keeps, the installed app does not have. */
export function shouldInstallFirst(): boolean {
  return window.isSecureContext && !isInstalled() && tabletMakerOf(navigator) !== undefined;
}
