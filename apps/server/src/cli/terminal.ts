// Where a command reads and writes. One object, so that a test can run a command without a process of its own.
import type { Writable } from 'node:stream';
import type { Clock } from '../clock.ts';

export type Terminal = {
  readonly clock: Clock;
  /** The settings of the server. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** The result of the command. */
  readonly stdout: Writable;
  /** Notes for a person, beside the result. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
};
