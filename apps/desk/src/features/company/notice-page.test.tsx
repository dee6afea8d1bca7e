import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const KEPT = {
  ...{ asksForPhotos: true, photoDays: 1, olderPhotosUntil: null },
  ...{ asksForPlace: false, placeDays: 90, olderPlacesUntil: null },
  ...{ sealedPinDays: 7, formerPinDays: 35 },
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/kept-data', { data: KEPT });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/desk/company/settings/notice');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

describe('what is kept about people', () => {
  it('says for how long each thing is kept that this company asks for, and that it asks for nothing else', async () => {
    open();

    const page = await screen.findByRole('article');
    expect(page.textContent).toContain('A photo when you clock in or out');
    expect(page.textContent).toContain('1 day, then erased');
    expect(page.textContent).toContain('the old one 35 days more');
    expect(page.textContent).toContain('Nobody asks where you are.');
    expect(page.textContent).not.toContain('Where the device was');
    expect(page.textContent).not.toContain('No photos are taken');
  });

  it('says until when photos and places are kept that are asked for no more', async () => {
    const older = { asksForPhotos: false, olderPhotosUntil: '2027-01-09', olderPlacesUntil: '2027-02-14' };
    api.answer('GET /companies/c1/kept-data', { data: { ...KEPT, ...older } });
    open();

    const page = await screen.findByRole('article');
    expect(page.textContent).toContain('No photos are taken. Photos from before are kept until 9 Jan 2027');
    expect(page.textContent).toContain('Places from before are kept until 14 Feb 2027, then erased.');
    await userEvent.click(screen.getByRole('radio', { name: 'Íslenska' }));
    expect(screen.getByRole('article').textContent).toContain('til 9.1.2027');
  });

  it('is shown with its heading in the language of who shall read it, while the desk keeps its own', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Polski' }));

    expect(screen.getByRole('article').lang).toBe('pl');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Co zegar/);
    const heading = screen.getByRole('heading', { level: 1 });
    expect([heading.lang, heading.textContent]).toEqual(['pl', 'Co jest przechowywane o ludziach']);
    expect(document.documentElement.lang).toBe('en');
  });

  it('is printed by one press', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    await screen.findByRole('article');

    await userEvent.click(screen.getByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledOnce();
  });
});
