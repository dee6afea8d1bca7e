import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { ExportSettings } from '#api/payroll-runs.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const PROFILE = '/companies/c1/export-profiles/dk';
const SETTINGS: ExportSettings = {
  ...{ format: 'csv', shape: 'long', identity: 'kennitala', separator: ';', decimalMark: ',', decimals: 2 },
  ...{ encoding: 'windows-1252', hasHeadings: true, dateForm: 'dd.MM.yyyy', writesZeros: false },
  columns: [{ content: 'name', heading: 'Nafn', text: null }],
  ...{ leadingCodes: [], minuteCodes: [], fileName: 'dk.csv' },
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  const profile = { key: 'dk', name: 'DK', target: 'dk', settings: SETTINGS, isChanged: false };
  const about = {
    makerFormat: 'published',
    sources: [],
    notes: [],
    unknown: [],
    takesEither: false,
    takesBelowZero: null,
  };
  api.answer('GET /companies/c1/export-profiles', { data: [{ ...profile, ...about }] });
  api.answer(`GET ${PROFILE}`, { data: { ...profile, ...about }, version: '"1"' });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows in the example which letters a run would be refused for, in the row and as a sentence', async () => {
  const rows = [['Nafn'], ['Anna Jónsdóttir'], ['Łukasz Wiśniewski']];
  const refused = [{ row: 3, text: 'Łukasz Wiśniewski', letters: 'Łś' }];
  api.answer(`POST ${PROFILE}/example`, { data: { fileName: 'dk.csv', rows, refused } });
  window.history.replaceState(null, '', '/desk/company/export-profiles');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);

  const cell = await screen.findByRole('cell', { name: 'Łukasz Wiśniewski' });

  expect([...cell.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Ł', 'ś']);
  expect(screen.getByText(/A run with such names is refused/)).toBeTruthy();
  expect(screen.getByText(/Row 3: “Łukasz Wiśniewski” has letters/).textContent).toContain('Łś');
  expect(screen.getByRole('cell', { name: 'Anna Jónsdóttir' }).querySelector('mark')).toBeNull();
});
