// How many points a JPEG says it has. Nothing here decodes one, but the desk will: a few bytes can say four thousand million points.

const START_OF_SCAN = 0xda;

/** The frame headers SOF0 to SOF15; the three left out are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @returns the longer side in points; undefined where no header of a frame says it */
export function longerSideOf(jpeg: Buffer): number | undefined {
  let at = 2;
  while (at + 9 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg.readUInt8(at + 1);
    if (isFrame(marker)) return Math.max(jpeg.readUInt16BE(at + 5), jpeg.readUInt16BE(at + 7));
    if (marker === START_OF_SCAN) return undefined;
    // Before a marker there may be any number of bytes FF.
    at += marker === 0xff ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return undefined;
}
