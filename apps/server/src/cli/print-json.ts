import type { Terminal } from './terminal.ts';

export function printJson({ stdout }: Terminal, content: unknown): void {
  stdout.write(`${JSON.stringify(content, null, 2)}\n`);
}
