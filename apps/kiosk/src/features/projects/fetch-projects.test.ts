import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStoredProjects } from '#storage/project-store.ts';
import { createFakeStation } from '#testing/fake-station.ts';
import { fetchProjects } from './fetch-projects.ts';

it('keeps the projects of the last answer when the next one fails', async () => {
  const { callStation } = createFakeStation();
  const { callStation: silent } = createFakeStation({
    listStationProjects: [{ ok: false, failure: { kind: 'offline' } }],
  });

  await fetchProjects(callStation, 'company');
  await fetchProjects(silent, 'company');

  const { result } = renderHook(() => useStoredProjects('company', 'anna'));
  await waitFor(() => expect(result.current?.projects.map(({ name }) => name)).toEqual(['Veislur']));
});
