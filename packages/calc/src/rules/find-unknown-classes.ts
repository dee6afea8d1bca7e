/** Which classes does a rule name that have no bucket and pay line? A rule that was parsed has none; others may be given too. */
import { definitionParts } from './parse-rule-definition.ts';
import { type Problem, type Report } from './problem.ts';
import { readParts } from './read-fields.ts';
import { type RuleDefinition } from './rule-definition.ts';

const problemsOf = (definition: RuleDefinition, classes: ReadonlySet<string> | null): readonly Problem[] => {
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push({ path, message });
  readParts(definition, { path: '', classes, report }, definitionParts(classes));
  return problems;
};

const find = (definition: RuleDefinition): readonly Problem[] => {
  const all = problemsOf(definition, new Set(Object.keys(definition.codeMap)));
  if (all.length === 0) return all;
  // What else a rule of another version of this package has that is refused today is no reason not to pay by it.
  const others = new Set(problemsOf(definition, null).map(({ path, message }) => path + message));
  return all.filter(({ path, message }) => !others.has(path + message));
};

const known = new WeakMap<RuleDefinition, readonly Problem[]>();

/**
 * Every place in which a rule names a class that its code map does not have, with the path inside the definition. Worked out
 * once for a definition, which must not change afterwards.
 */
export const findUnknownClasses = (definition: RuleDefinition): readonly Problem[] => {
  const problems = known.get(definition) ?? find(definition);
  known.set(definition, problems);
  return problems;
};
