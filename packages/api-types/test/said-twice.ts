// Finds in a source file what says over again what the contract says: roles, settings, fields of a record, and calls as in an example.
import ts from 'typescript';

export type Said = {
  /** Texts in a list or in a union of types. */
  readonly lists: readonly (readonly string[])[];
  /** Fields that a type has, or a schema is made of. */
  readonly shapes: readonly (readonly string[])[];
  /** Objects by the values of their fields; of a field whose value is not written out it is undefined. */
  readonly objects: readonly Readonly<Record<string, unknown>>[];
};

export function saidIn(text: string): Said {
  const lists: string[][] = [];
  const shapes: string[][] = [];
  const objects: Readonly<Record<string, unknown>>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) lists.push(node.elements.flatMap(textOf));
    if (ts.isUnionTypeNode(node)) lists.push(node.types.flatMap(textOf));
    if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))
      shapes.push(node.members.flatMap(nameOf));
    if (ts.isCallExpression(node)) shapes.push(fieldsOfSchema(node));
    if (ts.isObjectLiteralExpression(node)) objects.push(valuesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest));
  return { lists, shapes, objects };
}

const textOf = (node: ts.Node): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isLiteralTypeNode(node) ? textOf(node.literal) : [];
};

const nameOf = ({ name }: { readonly name?: ts.Node | undefined }): string[] =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];

function fieldsOfSchema({ expression, arguments: [fields] }: ts.CallExpression): string[] {
  const isObject =
    ts.isPropertyAccessExpression(expression) && /^(?:object|strictObject)$/.test(expression.name.text);
  return isObject && fields && ts.isObjectLiteralExpression(fields) ? fields.properties.flatMap(nameOf) : [];
}

function valuesOf({ properties }: ts.ObjectLiteralExpression): Readonly<Record<string, unknown>> {
  const values = properties
    .filter(ts.isPropertyAssignment)
    .flatMap((property) => nameOf(property).map((name) => [name, valueOf(property.initializer)]));
  return Object.fromEntries(values) as Readonly<Record<string, unknown>>;
}

function valueOf(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  return node.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}
