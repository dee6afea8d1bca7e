// What is wrong with a company file, and where, for the person who wrote it.
import type { z } from 'zod';

export type FileFault = {
  /** Where: `employees[3].departmentIds[0]`, `line 4, column 7`, or nothing for the whole file. */
  readonly path: string;
  readonly message: string;
  /** The name of the person or thing that it is about, where the file tells it. */
  readonly about?: string;
};

/** The file was not imported, and nothing of it was written. */
export class CompanyFileRefused extends Error {
  override readonly name = 'CompanyFileRefused';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(`The company file has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}.`);
    this.faults = faults;
  }
}

export function faultSentence({ path, message, about }: FileFault): string {
  if (about !== undefined) return `${about} (${path}): ${message}.`;
  return path === '' ? `The file ${message}.` : `${path} ${message}.`;
}

/** Every fault that the schema found, in the order of the file. */
export function toFileFaults(issues: readonly z.core.$ZodIssue[]): readonly FileFault[] {
  return issues.flatMap(faultsOf);
}

/** `a[2].b` */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      return index === 0 ? String(part) : `.${String(part)}`;
    })
    .join('');
}

function faultsOf(issue: z.core.$ZodIssue): readonly FileFault[] {
  const path = pathText(issue.path);
  if (issue.input === undefined && issue.code !== 'custom') return [{ path, message: 'is missing' }];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathText([...issue.path, key]),
      message: 'is not known here; look at the spelling and at the list it stands in',
    }));
  }
  if (issue.code === 'invalid_key') return [{ path, message: `is no name: it ${keyMessage(issue.issues)}` }];
  if (issue.code === 'invalid_type') return [{ path, message: typeMessage(issue) }];
  return [{ path, message: issue.message.replace(/\.$/, '') }];
}

function keyMessage(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map(({ message }) => message).join(' and ');
}

function typeMessage(issue: z.core.$ZodIssueInvalidType): string {
  if (issue.expected === 'object' || issue.expected === 'record') return 'must hold named fields';
  if (issue.expected === 'array') return 'must be a list';
  return issue.message;
}
