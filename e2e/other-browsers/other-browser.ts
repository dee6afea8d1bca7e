// What the scripted punch needs of a browser that Playwright cannot drive here.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type OtherBrowser = {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs an expression in the page; a promise is waited for. Its value must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** @returns the path of a program that is installed */
export function installed(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A function of the page, with what it is given, as an expression. It must not use anything from around it. */
export function called<Input>(action: (input: Input) => unknown, input: Input): string {
  return `(${action.toString()})(${JSON.stringify(input)})`;
}
