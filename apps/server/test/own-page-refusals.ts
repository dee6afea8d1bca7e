// What an operation refuses that a page of ours calls with the token of a link, before anybody is signed in. Each declares its test.
import { expect, it } from 'vitest';
import type { TestApi } from './api.ts';
import type { DescribedOperationId } from './described-apis.ts';

export function ownPageRefusals(api: () => TestApi, id: DescribedOperationId) {
  const call = (token: unknown, headers: Record<string, string> = {}) =>
    api().call(id, { body: { token }, headers });
  return {
    withoutToken: () =>
      it('names a token that is missing', async () => {
        expect((await call(undefined)).errors).toMatchObject([{ field: 'token' }]);
      }),
    otherPage: () =>
      it('answers only a page of ours', async () => {
        expect((await call('none', { 'X-Stimpill': 'other' })).codes).toEqual(['auth.request_forged']);
      }),
    tooLarge: () =>
      it('refuses a body of more than 64 KiB', async () => {
        expect((await call('x'.repeat(65_536))).codes).toEqual(['request.too_large']);
      }),
    notJson: () =>
      it('takes JSON alone', async () => {
        const { codes } = await call('none', { 'Content-Type': 'text/plain' });

        expect(codes).toEqual(['request.unsupported_media_type']);
      }),
  };
}
