/** How are the parameters of a mechanism read? By one list of fields, each with its reader. */
import { type Read } from '../json-schema.ts';
import { type Fields, readParts, type Parts, type PartValues } from '../read-fields.ts';

type Readers = Readonly<Record<string, Read<unknown>>>;

/** Reports what no single field shows; true if nothing is wrong. */
type Check<V> = (values: V, fields: Fields) => boolean;

/** The fields that a step has beside those of its mechanism. */
const STEP_FIELDS = ['mechanism', 'citation'];

/**
 * The names, the fields and the reader of a mechanism's parameters. `partsFor` gets the classes that the rule's code map knows,
 * or null where the code map itself could not be read.
 */
export const parameters = <M extends Readers, O extends Readers>(
  partsFor: (classes: Fields['classes']) => Parts<M, O>,
  check: Check<NoInfer<PartValues<M, O>>> = () => true,
): {
  readonly parameterNames: readonly string[];
  readonly parts: Parts<M, O>;
  readonly read: (fields: Fields) => PartValues<M, O> | null;
} => {
  const names = partsFor(null);
  return {
    parameterNames: [...Object.keys(names.must), ...Object.keys(names.may)],
    parts: names,
    read: (fields) => {
      const own = Object.entries(fields.json).filter(([name]) => !STEP_FIELDS.includes(name));
      const values = readParts(Object.fromEntries(own), fields, partsFor(fields.classes));
      return values !== null && check(values, fields) ? values : null;
    },
  };
};
