// Every text of a request, found in its schema: so a field that is added tomorrow is found too.
import { z } from 'zod';

/** Where a text stands: names of fields, and a number for the first item of a list. */
export type TextPlace = {
  readonly path: readonly (string | number)[];
  /** A secret is compared and never shown. */
  readonly isSecret: boolean;
};

type Inner = { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } };

export function textsOf(schema: unknown, path: TextPlace['path'] = []): readonly TextPlace[] {
  const { def } = (schema as Inner)._zod;
  switch (def['type']) {
    case 'string':
      return [{ path, isSecret: z.globalRegistry.get(schema as z.ZodType)?.['writeOnly'] === true }];
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([name, field]) =>
        textsOf(field, [...path, name]),
      );
    case 'array':
      return textsOf(def['element'], [...path, 0]);
    case 'record':
      return textsOf(def['valueType'], [...path, 'key']);
    case 'union':
      return (def['options'] as readonly unknown[]).flatMap((option) => textsOf(option, path));
    case 'pipe':
      return textsOf(def['in'], path);
    default:
      return 'innerType' in def ? textsOf(def['innerType'], path) : [];
  }
}

/** The same request with another value in one place. */
export function withValueAt(request: unknown, [step, ...rest]: TextPlace['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const [first, ...others] = Array.isArray(request) ? (request as unknown[]) : [];
    return [withValueAt(first, rest, value), ...others];
  }
  const fields = typeof request === 'object' && request !== null ? request : {};
  const field = (fields as Readonly<Record<string, unknown>>)[step];
  return { ...fields, [step]: withValueAt(field, rest, value) };
}
