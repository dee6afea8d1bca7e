import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AT, renderScreen, ZONE } from '#testing/render-screen.tsx';
import type { Project, ProjectChoice } from './project-choice.ts';
import { ProjectScreen } from './project-screen.tsx';

const PROJECTS: readonly Project[] = [
  { id: 'feasts', name: 'Veislur', code: 'V1', subProjects: [] },
  { id: 'bread', name: 'Brauðgerð', code: 'B-20', subProjects: [] },
  {
    id: 'pipes',
    name: 'Lagnir',
    code: null,
    subProjects: [{ id: 'digging', name: 'Gröftur', code: '01' }],
  },
];
const onChoose = vi.fn<(choice: ProjectChoice | undefined) => void>();

const show = (props: Partial<Parameters<typeof ProjectScreen>[0]> = {}) =>
  renderScreen(
    <ProjectScreen
      name="Anna J."
      at={AT}
      timeZone={ZONE}
      projects={PROJECTS}
      recentIds={['bread']}
      isRequired={false}
      onChoose={onChoose}
      onCancel={() => undefined}
      {...props}
    />,
  );
const touch = (name: string | RegExp) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

beforeEach(() => {
  onChoose.mockReset();
});

describe('choosing a project', () => {
  it('says from when the time counts', async () => {
    await show();

    screen.getByText(/Your time counts from 06:58/);
  });

  it('offers what was used last before everything else', async () => {
    await show();

    const recent = within(screen.getByRole('region', { name: 'Last used' }));

    expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['BrauðgerðB-20']);
  });

  it('takes one touch for a project without parts', async () => {
    await show();

    await touch(/Veislur/);

    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      projectId: 'feasts',
      subProjectId: undefined,
      name: 'Veislur',
    });
  });

  it('asks which part of a project that has parts', async () => {
    await show();

    await touch('Lagnir');
    await touch(/Gröftur/);

    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      projectId: 'pipes',
      subProjectId: 'digging',
      name: 'Lagnir · Gröftur',
    });
  });

  it('lets somebody change their mind about the project', async () => {
    await show();

    await touch('Lagnir');
    await touch('Back');

    screen.getByRole('heading', { name: 'Which project?' });
  });

  it('finds by code on the letters of the screen', async () => {
    await show();
    const user = userEvent.setup();

    await touch('Search');
    for (const key of ['v', '1']) await user.click(screen.getByRole('button', { name: key }));

    const found = within(screen.getByRole('region', { name: 'Found' }));
    expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['VeislurV1']);
  });

  it('may be left out only where it is optional', async () => {
    const { unmount } = await show();
    await touch('Without a project');
    unmount();

    await show({ isRequired: true });

    expect(onChoose).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(screen.queryByRole('button', { name: 'Without a project' })).toBeNull();
  });

  it('costs nobody a punch when the list is not there yet', async () => {
    await show({ projects: [], isRequired: true });

    await touch('Go on without a project');

    expect(onChoose).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
