// The sentences of each language, fetched when first needed; the service worker keeps all of them for use without a network.
import { keepCatalogues } from '@stimpill/words/keep-catalogues.ts';
import type { Messages } from './en.ts';
import type { ManagerMessages } from './manager-en.ts';
import type { ReviewMessages } from './reviews-en.ts';
import type { SetUpMessages } from './setup-en.ts';
import type { TerminalMessages } from './terminal-en.ts';
import type { VisitMessages } from './visit-en.ts';
import type { WallMessages } from './wall-en.ts';

/** What a punch with a PIN can say, from the name to the receipt. */
export type Catalogue = Messages & VisitMessages;

/** The same, and what only set-up, managers and shared tablets say: it comes with their screens, so that no punch waits for it. */
export type ManagerCatalogue = Catalogue &
  SetUpMessages &
  ManagerMessages &
  ReviewMessages &
  TerminalMessages &
  WallMessages;

export const punchCatalogues = keepCatalogues<Catalogue>({
  is: async () => {
    const { is, visitIs } = await import('./is.ts');
    return { ...is, ...visitIs };
  },
  en: async () => {
    const { en, visitEn } = await import('./en.ts');
    return { ...en, ...visitEn };
  },
  pl: async () => {
    const { pl, visitPl } = await import('./pl.ts');
    return { ...pl, ...visitPl };
  },
});

export const managerCatalogues = keepCatalogues<ManagerCatalogue>({
  is: async () => {
    const [punch, more] = await Promise.all([punchCatalogues.load('is'), import('./manager-is.ts')]);
    return {
      ...punch,
      ...more.setUpIs,
      ...more.managerIs,
      ...more.reviewsIs,
      ...more.terminalIs,
      ...more.wallIs,
    };
  },
  en: async () => {
    const [punch, more] = await Promise.all([punchCatalogues.load('en'), import('./manager-en.ts')]);
    return {
      ...punch,
      ...more.setUpEn,
      ...more.managerEn,
      ...more.reviewsEn,
      ...more.terminalEn,
      ...more.wallEn,
    };
  },
  pl: async () => {
    const [punch, more] = await Promise.all([punchCatalogues.load('pl'), import('./manager-pl.ts')]);
    return {
      ...punch,
      ...more.setUpPl,
      ...more.managerPl,
      ...more.reviewsPl,
      ...more.terminalPl,
      ...more.wallPl,
    };
  },
});
