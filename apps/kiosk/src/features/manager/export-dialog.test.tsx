import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ExportDialog, type MakeFile } from './export-dialog.tsx';

const done = vi.fn<() => Promise<void>>();
const onClose = vi.fn();
const FILE = { name: 'stimpill-outbox-20260302-0658-3.json', punches: 3, done };

const show = (onMake: MakeFile) =>
  renderScreen(<ExportDialog waiting={3} onMake={onMake} onClose={onClose} />);
const touch = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await Promise.resolve();
  });

beforeEach(() => {
  done.mockReset().mockResolvedValue();
  onClose.mockReset();
});

it('counts punches as taken out only once a person says that they have the file', async () => {
  await show(() => Promise.resolve(FILE));
  await touch('Make the file');
  const before = done.mock.calls.length;
  screen.getByText(/stimpill-outbox-20260302-0658-3.json was given to the browser/);

  await touch('I have the file');

  expect([before, done.mock.calls.length]).toEqual([0, 1]);
  screen.getByText('3 punches are in the file.');
});

it('changes nothing for somebody who does not find the file', async () => {
  await show(() => Promise.resolve(FILE));
  await touch('Make the file');

  await touch('Cancel');

  expect(done).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

it('says what is safe when no file can be made', async () => {
  await show(() => Promise.resolve('failed'));

  await touch('Make the file');

  expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(/safe in this tablet/);
});
