import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { ImportLine, ImportReport } from '@stimpill/api-types/manage';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const CHECK = 'POST /companies/c1/people-import/check';
const IMPORT = 'POST /companies/c1/people-import';
const LINE: ImportLine = {
  line: 1,
  outcome: 'created',
  employeeId: null,
  displayName: 'Anna',
  changedColumns: [],
  faults: [],
  warnings: [],
};
const NEW: ImportReport = {
  created: 1,
  changed: 0,
  unchanged: 0,
  faulty: 0,
  newDepartments: ['Bakarí'],
  lines: [LINE],
};
const NO_DATE: ImportReport = {
  ...{ ...NEW, created: 0, faulty: 1 },
  lines: [
    {
      ...{ ...LINE, outcome: 'faulty' },
      faults: [{ column: 'employmentStartDate', code: 'notADate', message: 'It must be a date.' }],
    },
  ],
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function paste(text: string): Promise<void> {
  window.history.replaceState(null, '', '/desk/people/import');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
  fireEvent.change(await screen.findByLabelText('Or paste from a spreadsheet'), { target: { value: text } });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (path: string) =>
  api.requests
    .filter(({ url }) => url.endsWith(path))
    .at(-1)
    ?.json();

describe('the page that imports people', () => {
  it('shows what is worth a second look in a row, and lets it be imported', async () => {
    const hint = {
      column: 'kennitala',
      code: 'ofCompany',
      message: 'It is the number of a company.',
    } as const;
    api.answer(CHECK, { data: { ...NEW, lines: [{ ...LINE, warnings: [hint] }] } });
    await paste('Nafn\tKennitala\nAnna\t570607-0560');
    await press('Check the rows');

    const said = /570607-0560.*is the number of a company, not of a person: look again/;
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 1 person' }).disabled).toBe(false);
  });

  it('asks what the rows would do, and saves the same rows', async () => {
    api.answer(CHECK, { data: NEW });
    api.answer(IMPORT, { data: NEW });
    api.answer('GET /companies/c1/people', { data: [] });
    await paste('Nafn\tSkóstærð\tDeild\nAnna\t38\tBakarí');
    expect(screen.getByText('Answer the questions about the sheet first.')).toBeTruthy();
    expect(screen.getByText('Such as “38”')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Column “Skóstærð”'), 'Leave out');
    await press('Check the rows');
    expect(await screen.findAllByText('New departments: Bakarí')).not.toHaveLength(0);
    await press('Import 1 person');

    await waitFor(() => expect(location.pathname).toBe('/desk/people'));
    const rows = {
      columns: ['displayName', 'departments'],
      rows: [['Anna', 'Bakarí']],
      createDepartments: true,
    };
    expect(await sent('/people-import/check')).toEqual(rows);
    expect(await sent('/people-import')).toEqual(rows);
  });

  it('says what is wrong with which cell, saves nothing of it, and asks again once it is mended', async () => {
    api.answer(CHECK, { data: NO_DATE });
    await paste('Nafn\tHóf störf\nAnna\tí gær');
    await press('Check the rows');
    expect(await screen.findByText('First day “í gær”: is no date: write 31.12.2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

    fireEvent.change(screen.getByLabelText('Or paste from a spreadsheet'), {
      target: { value: 'Nafn\tHóf störf\nAnna\t1.3.2024' },
    });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check the rows' })).toBeTruthy();
  });

  it('saves the good rows without the faulty ones, which stay to be mended', async () => {
    const wrong = { ...LINE, ...NO_DATE.lines[0]!, line: 2 };
    api.answer(CHECK, { data: { ...NEW, faulty: 1, lines: [LINE, wrong] } });
    api.answer(IMPORT, { data: NEW });
    await paste('Nafn\tDeild\nAnna\tBakarí\nJón\tBar');
    await press('Check the rows');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Or paste from a spreadsheet');
    await userEvent.click(await screen.findByRole('button', { name: 'row 2' }));
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('Jón');
    await press('Import 1 person, leave out 1 row');

    await waitFor(() => expect(field.value).toBe('Nafn\tDeild\nJón\tBar'));
    expect(await sent('/people-import')).toMatchObject({ rows: [['Anna', 'Bakarí']] });
    expect(location.pathname).toBe('/desk/people/import');
  });

  it('says beside what was pasted which cell lies far away, and keeps the text to be mended', async () => {
    const pasted = `Nafn\tDeild\nAnna${'\t'.repeat(500)}x`;
    await paste(pasted);
    const field = screen.getByLabelText('Or paste from a spreadsheet');

    expect(screen.getByText(/^Cell SG2 lies far away from the others/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', pasted);
    expect(screen.queryByRole('button', { name: 'Check the rows' })).toBeNull();
  });

  it('shows a sign for what would turn a sentence around, in the heading and in the cell that it quotes', async () => {
    api.answer(CHECK, { data: NO_DATE });
    await paste('Nafn\tHóf störf\tSkó\u202Estærð\nAnna\tí \u202Egær\t38');
    expect(screen.getByLabelText('Column “Skó[U+202E]stærð”')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Column “Skó[U+202E]stærð”'), 'Leave out');
    await press('Check the rows');

    expect(await screen.findByText('First day “í [U+202E]gær”: is no date: write 31.12.2026')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Column[^\n]*\u202E/);
  });

  it('takes nothing of the file before for one that it refuses, and names that one', async () => {
    await paste('Nafn\nAnna');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['Nafn\nBragi'], 'first.csv'));
    await screen.findByText('first.csv');
    expect(screen.getByRole('button', { name: 'Check the rows' })).toBeTruthy();

    await userEvent.upload(input, new File([`Nafn\nAnna${'\t'.repeat(500)}x`], 'far\u202E.csv'));

    expect(await screen.findByText(/^Cell SG2 lies far away/)).toBeTruthy();
    expect(screen.getByText('far[U+202E].csv')).toBeTruthy();
    expect(screen.queryByText('first.csv')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check the rows' })).toBeNull();
    expect(screen.getByLabelText('Or paste from a spreadsheet')).toHaveProperty('value', '');
  });

  it.each([
    ['Nafn\tDeild', 'There is only a header. Add a row for each person.'],
    ['Nafn\tDeild\nAnna\t' + 'x'.repeat(501), 'A cell of row 1 has more than 500 characters. Shorten it.'],
    [`Nafn${'\nAnna'.repeat(1_001)}`, 'At most 1000 rows at once. Import the rest afterwards.'],
  ])('asks nothing of rows that cannot be sent', async (text, said) => {
    await paste(text);
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check the rows' })).toHaveProperty('disabled', true);
  });

  it('asks for a column to be left out where two hold the same', async () => {
    await paste('Nafn\tStarfsmaður\nAnna\tAnna');
    await userEvent.selectOptions(screen.getByLabelText('Column “Starfsmaður”'), 'Name');
    expect(screen.getByText('Two columns hold the same thing. Leave one of them out.')).toBeTruthy();
  });

  it('is for owners', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'manager' } });
    window.history.replaceState(null, '', '/desk/people/import');
    render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
    expect(await screen.findByRole('heading', { name: 'This page is not part of your role.' })).toBeTruthy();
    expect(screen.queryByLabelText('Or paste from a spreadsheet')).toBeNull();
  });
});
