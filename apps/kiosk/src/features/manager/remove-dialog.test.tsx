import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { RemoveDialog, type KeptPunches } from './remove-dialog.tsx';

const show = (kept: KeptPunches) => {
  const count = () => Promise.resolve(kept);
  return renderScreen(<RemoveDialog onCount={count} onRemove={count} onClose={() => undefined} />);
};

it('says before the tablet goes out of use how many punches are in the exported file alone', async () => {
  await show({ unsent: 0, inFile: 6 });

  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^6 punches exist only in the exported file/,
  );
  screen.getByRole('button', { name: 'Take out of use now', hidden: true });
});

it('says nothing of a file where the server has everything', async () => {
  await show({ unsent: 0, inFile: 0 });

  await screen.findByRole('button', { name: 'Take out of use now', hidden: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the tablet in use while a punch is only here, whatever is in a file', async () => {
  await show({ unsent: 1, inFile: 6 });

  await screen.findByText(/^Not now: 1 punch waits/);
  expect(screen.queryByRole('button', { name: 'Take out of use now', hidden: true })).toBeNull();
});
