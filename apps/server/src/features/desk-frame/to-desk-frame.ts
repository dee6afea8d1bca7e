import type { DeskFrame as PublicDeskFrame } from '@stimpill/api-types/manage';
import type { DeskFrame } from './read-desk-frame.ts';

export function toDeskFrame({ namesakes, absenceKinds, ...frame }: DeskFrame): PublicDeskFrame {
  return {
    ...frame,
    namesakes: namesakes.map(({ departments, ...person }) => ({ ...person, departments: [...departments] })),
    absenceKinds: absenceKinds.map(({ id, name, countsAs, colour, isActive, mayBeAsked }) => ({
      ...{ id, name, countsAs, colour, isActive, mayBeAsked },
    })),
  };
}
