import { render } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { SpeechContext } from '#words/words.ts';
import { ReadyStep } from './ready-step.tsx';

it('asks before the page with the only copy of the PINs is loaded again or closed, and not afterwards', async () => {
  const anna = { employeeNumber: null, departmentNames: [], language: 'en' as const };
  const people = [{ ...anna, employeeId: 'p1', displayName: 'Anna', pin: '4093' }];
  const rootRoute = createRootRoute({
    component: () => (
      <ReadyStep name="Bakery" people={people} safety={null} cardsOf={() => null} onLeft={() => undefined} />
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  const { findByText, unmount } = render(
    <SpeechContext value={{ language: 'en', speak: () => undefined }}>
      <RouterProvider router={router} />
    </SpeechContext>,
  );
  await findByText('4093');
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  expect(leave()).toBe(true);
  unmount();
  expect(leave()).toBe(false);
});
