import { expect, it } from 'vitest';
import { toProjectRule, type ProjectRule } from './project-rule.ts';

type Case = [
  selection: 'none' | 'optional' | 'strict',
  isOn: boolean,
  person: boolean,
  action: 'Start' | 'Stop',
  expected: ProjectRule,
];

it.each<Case>([
  ['none', true, false, 'Start', 'none'],
  ['optional', true, false, 'Start', 'optional'],
  ['strict', true, true, 'Start', 'required'],
  ['strict', true, false, 'Start', 'optional'],
  ['none', true, true, 'Start', 'required'],
  ['strict', true, true, 'Stop', 'none'],
  ['strict', false, true, 'Start', 'none'],
])(
  'company %s (on: %s), person %s, %s: a project is %s',
  (projectSelection, isOn, person, action, expected) => {
    const company = { enableProjects: isOn, projectSelection };

    expect(toProjectRule(company, { requiresProject: person }, action)).toBe(expected);
  },
);
