import { render } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { SpeechContext } from '#words/words.ts';
import type { StartedPerson } from './first-run.ts';
import { ReadyStep } from './ready-step.tsx';

const anna = { employeeNumber: null, departmentNames: [], language: 'en' as const };

function open(people: readonly StartedPerson[]) {
  const rootRoute = createRootRoute({
    component: () => (
      <ReadyStep name="Bakery" people={people} safety={null} cardsOf={() => null} onLeft={() => undefined} />
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  return render(
    <SpeechContext value={{ language: 'en', speak: () => Promise.resolve(true) }}>
      <RouterProvider router={router} />
    </SpeechContext>,
  );
}

it('tells two of the same name apart where their PINs stand', async () => {
  const jon = { ...anna, displayName: 'Jón Jónsson' };
  const { findByRole } = open([
    { ...jon, employeeId: 'p1', departmentNames: ['Eldhús'], pin: '4903' },
    { ...jon, employeeId: 'p2', departmentNames: ['Salur'], pin: '1033' },
  ]);

  expect(await findByRole('row', { name: 'Jón Jónsson (Eldhús) 4903' })).toBeTruthy();
  expect(await findByRole('row', { name: 'Jón Jónsson (Salur) 1033' })).toBeTruthy();
});

it('asks before the page with the only copy of the PINs is loaded again or closed, and not afterwards', async () => {
  const { findByText, unmount } = open([{ ...anna, employeeId: 'p1', displayName: 'Anna', pin: '4093' }]);
  await findByText('4093');
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  expect(leave()).toBe(true);
  unmount();
  expect(leave()).toBe(false);
});
