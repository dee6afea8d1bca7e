/** The claims of a JWT, without a check of its signature. */
export function readJwt(token: string): {
  readonly header: Record<string, unknown>;
  readonly claims: Record<string, unknown>;
} {
  const [header = '', claims = ''] = token.split('.');
  return { header: readPart(header), claims: readPart(claims) };
}

function readPart(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
}
