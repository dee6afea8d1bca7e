// The parts of a ZIP archive, unpacked as far as a budget goes. What an archive says of the size of a part is not believed.
import { Inflate } from 'fflate';
import { FileUnreadable } from './file-unreadable.ts';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
/** So many packed bytes at once: a thousandfold of it comes out before it is counted. */
const SLICE = 2_048;

type Packed = { readonly method: number; readonly bytes: Uint8Array };

/** Takes parts out of one archive; all of them together have one budget. */
export class ZipParts {
  private readonly parts: ReadonlyMap<string, Packed>;
  private left: number;

  /** @throws FileUnreadable `damaged` */
  constructor(archive: Uint8Array, mostBytes: number) {
    this.parts = partsOf(archive);
    this.left = mostBytes;
  }

  /**
   * @returns undefined where there is no such part
   * @throws FileUnreadable `tooLarge`, `damaged`
   */
  read(name: string): Uint8Array | undefined {
    const part = this.parts.get(name);
    if (part === undefined) return undefined;
    if (part.method === STORED) return this.counted(part.bytes);
    if (part.method !== DEFLATED) throw new FileUnreadable('damaged');
    return this.inflated(part.bytes);
  }

  private inflated(packed: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = [];
    const inflate = new Inflate((chunk) => chunks.push(this.counted(chunk)));
    try {
      for (let at = 0; at < packed.length || at === 0; at += SLICE)
        inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    } catch (error) {
      throw error instanceof FileUnreadable ? error : new FileUnreadable('damaged', { cause: error });
    }
    return joined(chunks);
  }

  private counted(bytes: Uint8Array): Uint8Array {
    this.left -= bytes.length;
    if (this.left < 0) throw new FileUnreadable('tooLarge');
    return bytes;
  }
}

function partsOf(archive: Uint8Array): ReadonlyMap<string, Packed> {
  try {
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    const end = endOf(view);
    const parts = new Map<string, Packed>();
    let at = view.getUint32(end + 16, true);
    while (at < end && view.getUint32(at, true) === ENTRY) {
      const nameBytes = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
      parts.set(name, packedAt(archive, view, at));
      at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return parts;
  } catch (error) {
    throw new FileUnreadable('damaged', { cause: error });
  }
}

/** The record at the end of the archive, behind which there is at most a comment. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new RangeError('There is no end of a ZIP archive.');
}

function packedAt(archive: Uint8Array, view: DataView, entry: number): Packed {
  const local = view.getUint32(entry + 42, true);
  const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const bytes = archive.subarray(start, start + view.getUint32(entry + 20, true));
  return { method: view.getUint16(entry + 10, true), bytes };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
