// What the scripted punch needs of a browser that Playwright cannot drive here.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type OtherPage = {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs an expression in the page; a promise is waited for. Its value must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
};

export type OtherBrowser = {
  readonly firstPage: OtherPage;
  readonly newTab: () => Promise<OtherPage>;
  readonly close: () => Promise<void>;
};

/** Opens a browser that keeps in this folder what it stores, and finds it there when it is opened again. */
export type Open = (profile: string) => Promise<OtherBrowser>;

/** @returns the path of the first of these programs that is installed */
export function installed(...names: readonly string[]): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const path = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((each) => existsSync(each));
  if (path === undefined) throw new Error(`There is no ${names.join(' and no ')} on this machine.`);
  return path;
}

/** A function of the page, with what it is given, as an expression. It must not use anything from around it. */
export function called<Input>(action: (input: Input) => unknown, input: Input): string {
  return `(${action.toString()})(${JSON.stringify(input)})`;
}
