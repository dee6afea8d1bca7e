// First, because it fixes the order of the cascade layers.
import '#ui/desk.css';
import { latinFont } from '@stimpill/ui/latin-font.ts';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { showRowHeight } from '#ui/row-height.ts';
import { firstLanguage, speakFirst } from '#words/words.ts';

showRowHeight();
preload(latinFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = createRoot(root);
const client = createQueryClient();

const wished = firstLanguage();
void speakFirst(wished).then((language) =>
  page.render(
    <StrictMode>
      <App language={language} wished={wished} client={client} router={createDeskRouter()} />
    </StrictMode>,
  ),
);
