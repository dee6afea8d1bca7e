import type { Answer, Call, TestApi } from './api.ts';

/** Everybody of a company, for somebody who is signed in; refused where they are not, or no longer. */
export const peopleOf = (
  { call }: Pick<TestApi, 'call'>,
  { id: companyId }: { readonly id: string },
  by: Pick<Call, 'token' | 'desk'>,
): Promise<Answer<'listPeople'>> => call('listPeople', { ...by, params: { companyId } });
