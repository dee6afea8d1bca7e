// First, because it fixes the order of the cascade layers.
import '#ui/own.css';
import { latinFont } from '@stimpill/ui/latin-font.ts';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { takeWord } from '#app/opened-word.ts';
import { catalogues } from '#words/catalogue.ts';
import { firstLanguage } from '#words/kept-language.ts';

// Before anything else, so that it stays in no history and no picture of the page.
const word = takeWord();

preload(latinFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

// Not awaited at the top: chunks that are fetched later could then not share code with this one.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const language = firstLanguage();
  // Without its sentences a page says nothing; what does not arrive is asked for again by the app.
  await catalogues.load(language).catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App first={language} word={word} />
    </StrictMode>,
  );
}
