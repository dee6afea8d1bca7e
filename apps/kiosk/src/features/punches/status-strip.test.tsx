import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@stimpill/words/language.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { StatusStrip } from './status-strip.tsx';
import type { StripState } from './strip-state.ts';

const OFFLINE: Record<Language, string> = {
  is: 'Ekkert samband. Stimplanir eru geymdar í tækinu og sendar sjálfkrafa.',
  en: 'No connection. Punches are kept on this device and sent automatically.',
  pl: 'Brak połączenia. Odbicia są zapisywane na tym tablecie i zostaną wysłane automatycznie.',
};

const said = async (state: StripState, language: Language) => {
  const { unmount } = await renderScreen(<StatusStrip state={state} />, language);
  const text = screen.queryByRole('status')?.textContent;
  unmount();
  return text;
};

it.each(LANGUAGES)('says in %s that punches are kept without a connection', async (language) => {
  expect(await said({ kind: 'offline', punches: 0 }, language)).toBe(OFFLINE[language]);
});

it.each<[Language, number, string]>([
  ['is', 21, '21 stimplun bíður.'],
  ['is', 11, '11 stimplanir bíða.'],
  ['pl', 1, '1 odbicie czeka.'],
  ['pl', 3, '3 odbicia czekają.'],
  ['pl', 12, '12 odbić czeka.'],
  ['en', 1, '1 punch waits.'],
])('counts in %s what waits: %i', async (language, punches, expected) => {
  expect(await said({ kind: 'offline', punches }, language)).toBe(`${OFFLINE[language]} ${expected}`);
});

it('is not there while all is well', async () => {
  expect(await said({ kind: 'none' }, 'en')).toBeUndefined();
});
