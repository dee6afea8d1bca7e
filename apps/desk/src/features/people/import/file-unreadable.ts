/** Why nothing was read: the page has a sentence for each. */
export type FileFault = 'empty' | 'tooLarge' | 'locked' | 'oldExcel' | 'damaged' | 'noRows';

export class FileUnreadable extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault, cause?: unknown) {
    super(`The file cannot be read: ${fault}`, { cause });
    this.fault = fault;
  }
}
