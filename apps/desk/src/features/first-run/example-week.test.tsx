import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { SpeechContext } from '#words/words.ts';
import { ExampleWeek } from './example-week.tsx';

it('calls each day of the example by its name, also after a day on which nobody works', async () => {
  const onDay = (date: string) => ({
    ...{ startAtUtc: `${date}T08:00:00.000Z`, endAtUtc: `${date}T16:00:00.000Z`, classes: [] },
  });
  const work = ['2026-03-02', '2026-03-06', '2026-03-08'].map(onDay);
  fakeApi().answer('POST /first-run/example-weeks?language=en', { data: { work, lines: [], beside: [] } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SpeechContext value={{ language: 'en', speak: () => Promise.resolve(true) }}>
        <ExampleWeek token="link" agreement="sgs" />
      </SpeechContext>
    </QueryClientProvider>,
  );
  await screen.findByText('Monday');

  const days = screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent);
  expect(days.slice(0, 3)).toEqual(['Monday', 'Friday', 'Sunday']);
});
