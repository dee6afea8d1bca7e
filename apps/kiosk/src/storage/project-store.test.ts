import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearProjects, saveProjects, saveUsedProject, useStoredProjects } from './project-store.ts';

const PROJECT = { id: 'feasts', name: 'Veislur', code: 'V1', subProjects: [] };
const stored = (companyId = 'company', employeeId = 'anna') =>
  renderHook(() => useStoredProjects(companyId, employeeId)).result;

beforeEach(async () => {
  await clearProjects();
});

describe('the projects that a tablet keeps', () => {
  it('are there without a connection', async () => {
    await saveProjects({ companyId: 'company', projects: [PROJECT] });

    const result = stored();

    await waitFor(() => expect(result.current).toEqual({ projects: [PROJECT], recentIds: [] }));
  });

  it('are those of the own company only', async () => {
    await saveProjects({ companyId: 'other', projects: [PROJECT] });

    const result = stored();

    await waitFor(() => expect(result.current?.projects).toEqual([]));
  });

  it('that were used come last first, each once, for each person', async () => {
    for (const id of ['a', 'b', 'a', 'c']) await saveUsedProject('anna', id);
    await saveUsedProject('björn', 'z');

    const result = stored();

    await waitFor(() => expect(result.current?.recentIds).toEqual(['c', 'a', 'b']));
  });
});
