// Several files as one. Each is packed as it comes, so that the page never stands still for all of them.
import { Zip, ZipDeflate } from 'fflate';

export type FileOfFiles = {
  /** Under a name that no other has. */
  readonly add: (name: string, bytes: Uint8Array) => void;
  readonly end: () => Uint8Array<ArrayBuffer>;
};

export function fileOfFiles(): FileOfFiles {
  const names = new Set<string>();
  const pieces: Uint8Array[] = [];
  const zip = new Zip((failure, piece) => {
    if (failure) throw failure;
    pieces.push(piece);
  });
  return {
    add: (name, bytes) => {
      const file = new ZipDeflate(freeName(name, names));
      zip.add(file);
      file.push(bytes, true);
    },
    end: () => {
      zip.end();
      return joined(pieces);
    },
  };
}

/** `Jón.pdf`, then `Jón (2).pdf`. File systems that know no letter case would put one over the other. */
function freeName(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
