// A ZIP file tells of each file in it when it was written, so that the same content would have other bytes two seconds later.

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
/** The first moment that the format knows: midnight of 1 January 1980. */
const FIRST_TIME = 0;
const FIRST_DATE = 0x21;

/** The same archive, with every time in it at the first that the format knows. */
export function withoutZipTimes(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  const end = findEnd(copy);
  let entry = copy.readUInt32LE(end + 16);
  for (let left = copy.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (copy.readUInt32LE(entry) !== ENTRY)
      throw new Error('The directory of the ZIP file is not where it should be.');
    writeTime(copy, entry + 12);
    writeTime(copy, copy.readUInt32LE(entry + 42) + 10);
    const lengths = [28, 30, 32].map((at) => copy.readUInt16LE(entry + at));
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return copy;
}

function findEnd(zip: Buffer): number {
  for (let at = zip.length - END_LENGTH; at >= 0; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new Error('This is no ZIP file.');
}

function writeTime(zip: Buffer, at: number): void {
  zip.writeUInt16LE(FIRST_TIME, at);
  zip.writeUInt16LE(FIRST_DATE, at + 2);
}
