// A code as somebody types it: from the app, or from the paper.

export type CodeKind = 'app' | 'paper';

const SHAPES: Readonly<Record<CodeKind, RegExp>> = {
  app: /^\d{6}$/,
  paper: /^[a-z2-7]{4}(-?[a-z2-7]{4}){3}$/i,
};

/** @returns the code as the server takes it, or undefined where it can be none */
export function readCode(kind: CodeKind, typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return SHAPES[kind].test(code) ? code : undefined;
}
