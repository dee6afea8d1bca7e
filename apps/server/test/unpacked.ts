import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A body as text, whatever it was packed in to travel. */
export function unpacked(body: Buffer, contentEncoding: unknown): string {
  if (body.length === 0) return '';
  switch (contentEncoding) {
    case 'gzip':
      return gunzipSync(body).toString();
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'deflate':
      return inflateSync(body).toString();
    default:
      return body.toString();
  }
}
