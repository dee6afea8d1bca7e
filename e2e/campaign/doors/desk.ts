// The desk of a campaign: a manager signs in, and calls what its pages call. The line is good; what is tested is what happens to it.
import { CLOCK_HEADER } from '../server/campaign-server.ts';

type DeskCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/companies/{companyId}`. */
  readonly path: string;
  readonly body?: unknown;
  /** Of a record that is to be changed, as it was read. */
  readonly version?: string;
};

export type DeskAnswer = {
  readonly status: number;
  /** Null where it was refused. */
  readonly data: unknown;
  readonly version: string | null;
  /** The codes of a refusal, and what is said about them. */
  readonly text: string;
};

export type Desk = (call: DeskCall) => Promise<DeskAnswer>;

type Manager = { readonly companyId: string; readonly email: string; readonly password: string };

/** @param now the moment of the campaign, in epoch milliseconds. Throws where nobody can sign in */
export async function signInAtDesk(
  origin: string,
  { companyId, email, password }: Manager,
  now: number,
): Promise<Desk> {
  const address = `${origin}/api/manage/v1`;
  const headers = {
    ...{ 'content-type': 'application/json', [CLOCK_HEADER]: String(now) },
    ...{ 'x-stimpill': 'desk', 'sec-fetch-site': 'same-origin' },
  };
  const signedIn = await fetch(`${address}/session`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ email, password }) },
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`Nobody signs in at the desk: ${await signedIn.text()}`);

  return async ({ method, path, body, version }) => {
    const response = await fetch(`${address}/companies/${companyId}${path}`, {
      method,
      headers: { ...headers, cookie, ...(version === undefined ? {} : { 'if-match': version }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const { data = null } = (isJson ? JSON.parse(text) : {}) as { readonly data?: unknown };
    return { status: response.status, data, version: response.headers.get('etag'), text };
  };
}
