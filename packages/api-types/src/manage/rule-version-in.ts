// A version of a pay rule as it is sent: where its rule comes from, from which day it holds, what the company gives.
import { z } from 'zod';
import { evenIfFieldsAreFaulty } from '../request-body.ts';
import { parameterValuesIn } from './open-parameters.ts';
import { lineIn, payDateIn } from './record-formats.ts';
import { seenIn } from './seen.ts';

/** The most characters that the text of a rule may have. */
export const LONGEST_RULE = 50_000;

type Source = { agreement?: string | null; definition?: string | null };

/** A version, in the body of a request. */
export const versionIn = {
  validFrom: payDateIn('The day from which it holds; after that of every earlier version.'),
  agreement: lineIn(100, 'Key of a shipped agreement.').nullable(),
  definition: z
    .string()
    .max(LONGEST_RULE)
    .nullable()
    .meta({
      description:
        'A rule of one’s own as the text of its file, YAML or JSON. Give this or an agreement; neither, with parameters, where a new version ' +
        'has the rule of the version before.',
    }),
  parameters: parameterValuesIn,
};

/** The versions that there were for the person who adds one. */
export const seenVersionsIn = seenIn({ state: lineIn(64, '`state` of the rule set.') });

const sourcesIn = ({ agreement: key, definition }: Source): number | null =>
  key === undefined || definition === undefined
    ? null
    : [key, definition].filter((each) => each !== null).length;

/** One of the two, so that nobody has to guess which one counts. */
export const oneSource = z.superRefine<Source>((body, context) => {
  const message = 'must be given, or agreement, and not both';
  if ((sourcesIn(body) ?? 1) !== 1) context.addIssue({ code: 'custom', path: ['definition'], message });
}, evenIfFieldsAreFaulty);

/** One of the two, or neither where the rule stays and its open values are given. */
export const oneSourceOrValues = z.superRefine<Source & { parameters?: unknown }>((body, context) => {
  const sources = sourcesIn(body) ?? 1;
  if (sources === 1 || (sources === 0 && body.parameters !== undefined)) return;
  const message = 'must be given, or agreement, and not both; neither only where parameters are given';
  context.addIssue({ code: 'custom', path: ['definition'], message });
}, evenIfFieldsAreFaulty);
