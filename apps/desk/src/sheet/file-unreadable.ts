/** Why nothing was read: the page has a sentence for each. */
export type FileFault =
  | 'empty'
  | 'tooLarge'
  | 'locked'
  | 'oldExcel'
  | 'damaged'
  | 'noRows'
  | 'farCell'
  | 'tooManyRows'
  | 'tooManyCells'
  | 'tooMuchText';

export class FileUnreadable extends Error {
  readonly fault: FileFault;
  /** The cell at fault, such as `XFD1048576`; empty where it is about the whole file. */
  readonly place: string;

  constructor(
    fault: FileFault,
    { place = '', cause }: { readonly place?: string; readonly cause?: unknown } = {},
  ) {
    super(`The file cannot be read: ${fault} ${place}`, { cause });
    this.fault = fault;
    this.place = place;
  }
}
