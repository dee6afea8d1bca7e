import { toBase64Url } from '@stimpill/api-types/signing';
import { sha256 } from '#api/sha-256.ts';
import type { PhotoOutcome } from './photo-screen.tsx';

/** The picture as bytes, and the digest that is signed with the punch. */
type PunchedPhoto =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'taken'; readonly digest: string; readonly jpeg: Uint8Array };

/** A picture that cannot be read any more is one that failed: it must not hold the punch back. */
export async function toPunchedPhoto(photo: PhotoOutcome): Promise<PunchedPhoto> {
  if (photo.kind !== 'taken') return photo;
  try {
    const jpeg = new Uint8Array(await photo.jpeg.arrayBuffer());
    return { kind: 'taken', digest: toBase64Url(await sha256(jpeg)), jpeg };
  } catch {
    return { kind: 'failed' };
  }
}
