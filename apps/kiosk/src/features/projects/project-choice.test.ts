import { describe, expect, it } from 'vitest';
import { findProjects, recentProjects, type Project } from './project-choice.ts';

const project = (id: string, name: string, code: string | null = null): Project => ({
  id,
  name,
  code,
  subProjects: [],
});
const PROJECTS = [
  project('orchard', 'Ávaxtagarður'),
  project('bridge', 'Brú yfir Ölfusá', 'B-12'),
  project('thor', 'Þórsmörk', 'TH7'),
  project('acorn', 'Akarn'),
  project('road', 'Vegur'),
];
const namesOf = (found: readonly Project[]) => found.map(({ id }) => id);

describe('the projects used last', () => {
  it('come in the order in which they were used', () => {
    expect(namesOf(recentProjects(PROJECTS, ['thor', 'acorn']))).toEqual(['thor', 'acorn']);
  });

  it('leave out what is not open any more', () => {
    expect(namesOf(recentProjects(PROJECTS, ['closed', 'acorn']))).toEqual(['acorn']);
  });

  it('are four at most', () => {
    const all = ['orchard', 'bridge', 'thor', 'acorn', 'road'];

    expect(namesOf(recentProjects(PROJECTS, all))).toEqual(all.slice(0, 4));
  });
});

describe('finding a project', () => {
  it('gives all in the order of the language while nothing is typed', () => {
    expect(namesOf(findProjects(PROJECTS, ' ', 'is'))).toEqual([
      'acorn',
      'orchard',
      'bridge',
      'road',
      'thor',
    ]);
  });

  it.each([
    ['olf', ['bridge']],
    ['b 12', ['bridge']],
    ['12', ['bridge']],
    ['th7', ['thor']],
    ['thor', ['thor']],
    ['a', ['acorn', 'orchard']],
    ['zebra', []],
  ])('finds by name, accent or code: %s', (typed, expected) => {
    expect(namesOf(findProjects(PROJECTS, typed, 'is'))).toEqual(expected);
  });
});
