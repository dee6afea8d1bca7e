// What people work on: the projects of a company, one of which is closed in the middle of the campaign.
import type { Chance } from '../chance.ts';

export type Project = {
  readonly id: string;
  readonly name: string;
  readonly subProjectIds: readonly string[];
  /** Somebody closes it half-way; tablets without a network go on offering it. */
  readonly isClosing: boolean;
};

const PROJECTS = 3;
const MOST_PARTS = 2;

export function createProjects(chance: Chance, company: string): readonly Project[] {
  return Array.from({ length: PROJECTS }, (_, at) => {
    const name = `${company} project ${at + 1}`;
    return {
      id: chance.guid(name),
      name,
      subProjectIds: Array.from({ length: at % (MOST_PARTS + 1) }, (__, part) =>
        chance.guid(name, 'part', part),
      ),
      isClosing: at === PROJECTS - 1,
    };
  });
}

export function toProjectInFile({ id, name, subProjectIds }: Project, isActive: boolean): unknown {
  const subProjects = subProjectIds.map((partId, at) => ({ id: partId, name: `${name}, part ${at + 1}` }));
  return { id, name, isActive, subProjects };
}
