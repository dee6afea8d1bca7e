// A rotation of the keys signs nobody out, and tokens of an old key are accepted only until the last of them has ended.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_MS, signAccessToken, verifyAccessToken } from '#features/auth/access-token.ts';
import { logIn } from '#features/auth/log-in.ts';
import { refreshTokens } from '#features/auth/refresh-tokens.ts';
import {
  readEmployeeSession,
  signEmployeeToken,
  verifyEmployeeToken,
} from '#features/tablets/people/employee-token.ts';
import { SIGNS_AFTER_MS } from '../src/rotate-token-keys.ts';
import { KEPT_KEY_MS, RETIRED_KEY_MS } from '../src/secrets.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { PASSWORD } from './given.ts';

const SUBJECT = { userId: randomUUID(), companyId: randomUUID(), role: 'owner', sessionId: randomUUID() };

let cli: TestCommandLine;
beforeEach(async () => {
  cli = await startCommandLine();
});
afterEach(() => cli.stop());

const rotate = (...rest: string[]) =>
  cli.json(['keys', 'rotate', ...rest]) as Promise<{ signingKid: string }>;
const sign = () => signAccessToken(cli.deps.secrets, SUBJECT, cli.time.clock());
const isBelieved = (token: string) => {
  try {
    verifyAccessToken(cli.deps.secrets, token, cli.time.clock());
    return true;
  } catch {
    return false;
  }
};
const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;

/** A token of the new key makes a running server read the file again; by itself it would do so within a second. */
function ofNewKey(kid: string): void {
  expect(cli.deps.secrets.tokenKey(kid, 'access')).toBeDefined();
}

describe('after a rotation', () => {
  it('a running server signs with the new key and accepts tokens of the old one', async () => {
    const before = sign();
    const employee = signEmployeeToken(
      cli.deps.secrets,
      { companyId: SUBJECT.companyId, deviceId: randomUUID(), employeeId: SUBJECT.userId },
      cli.time.clock(),
    );

    const { signingKid } = await rotate();
    ofNewKey(signingKid);
    cli.time.advance({ ms: SIGNS_AFTER_MS });

    expect(kidOf(sign())).toBe(signingKid);
    expect(kidOf(before)).not.toBe(signingKid);
    expect([isBelieved(before), isBelieved(sign())]).toEqual([true, true]);
    expect(verifyEmployeeToken(cli.deps.secrets, employee.token, cli.time.clock()).employeeId).toBe(
      SUBJECT.userId,
    );
  });

  it('the new key is believed at once, but signs only when every server has had the time to read it', async () => {
    const before = kidOf(sign());

    const { signingKid } = await rotate();
    ofNewKey(signingKid);
    cli.time.advance({ ms: SIGNS_AFTER_MS - 1 });
    const still = kidOf(sign());
    cli.time.advance({ ms: 1 });

    expect([still, kidOf(sign())]).toEqual([before, signingKid]);
  });

  it('the old key is dropped when its last token has run out', async () => {
    const { signingKid } = await rotate();
    ofNewKey(signingKid);
    const oldKid = cli.deps.secrets.tokenKeys('access').length;
    const before = RETIRED_KEY_MS - 1;

    cli.time.advance({ ms: before });
    const still = cli.deps.secrets.tokenKeys('access').length;
    cli.time.advance({ ms: 1 });
    const after = cli.deps.secrets.tokenKeys('access').length;

    expect([oldKid, still, after]).toEqual([2, 2, 1]);
    expect(RETIRED_KEY_MS).toBeGreaterThan(ACCESS_TOKEN_MS);
  });

  it('the next rotation takes keys of more than a year ago out of the file', async () => {
    await rotate();
    cli.time.advance({ ms: KEPT_KEY_MS });

    const rotation = await rotate();

    const path = join(cli.env['SECRETS_DIR'] ?? '', 'secrets.json');
    const { tokenKeys } = JSON.parse(readFileSync(path, 'utf8')) as { tokenKeys: unknown[] };
    expect(rotation).toMatchObject({ retiredKids: [expect.any(String)], droppedKids: [expect.any(String)] });
    expect(tokenKeys).toHaveLength(2);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  describe('a session that an old key has signed', () => {
    const EMPLOYEE = { companyId: SUBJECT.companyId, deviceId: randomUUID(), employeeId: SUBJECT.userId };
    const signIn = () => signEmployeeToken(cli.deps.secrets, EMPLOYEE, cli.time.clock()).token;

    it('still proves the punch that was made in it, however often keys were rotated since, but gives no access', async () => {
      const token = signIn();
      const beganAt = Math.floor(cli.time.clock() / 1000) * 1000;
      await rotate();
      cli.time.advance({ hours: 24 * 90 });
      ofNewKey((await rotate()).signingKid);

      expect(readEmployeeSession(cli.deps.secrets, token)).toMatchObject({ ...EMPLOYEE, beganAt });
      expect(() => verifyEmployeeToken(cli.deps.secrets, token, beganAt)).toThrow(/missing or not valid/);
    });

    it('proves nothing if it says that it began after the key had retired', async () => {
      const { secrets } = cli.deps;
      const { header, payload } = jwt.decode(signIn(), { complete: true }) ?? expect.fail();
      const oldKey = secrets.tokenKey(secrets.signingKid, 'employee') ?? expect.fail();
      ofNewKey((await rotate()).signingKid);
      const iat = Math.floor((cli.time.clock() + RETIRED_KEY_MS) / 1000) + 1;
      const forged = jwt.sign({ ...(payload as object), iat, exp: iat + 120 }, oldKey, { header });

      expect(readEmployeeSession(secrets, forged)).toBeUndefined();
    });

    it('proves nothing after its key became known', async () => {
      const token = signIn();
      ofNewKey((await rotate('--drop-old')).signingKid);

      expect(readEmployeeSession(cli.deps.secrets, token)).toBeUndefined();
    });

    it.each(['', 'a.b.c', 'e30.e30.e30', 'e30.!.'])('is none in %j', (text) => {
      expect(readEmployeeSession(cli.deps.secrets, text)).toBeUndefined();
    });
  });

  it('tokens of an old key that became known are refused', async () => {
    const before = sign();

    const { signingKid } = await rotate('--drop-old');
    ofNewKey(signingKid);

    expect([isBelieved(before), isBelieved(sign())]).toEqual([false, true]);
  });

  it('a token of an unknown key is refused', () => {
    const [head = '', ...rest] = sign().split('.');
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as object;
    const unknown = Buffer.from(JSON.stringify({ ...header, kid: randomUUID() })).toString('base64url');

    expect(isBelieved([unknown, ...rest].join('.'))).toBe(false);
  });

  it('a refresh whose answer was lost still gives the same successor', async () => {
    const company = await cli.given.aCompany();
    const owner = await cli.given.anEmployee(company, { role: 'owner', password: PASSWORD });
    const login = { email: owner.email, password: PASSWORD, address: '192.0.2.1' };
    const { refreshToken } = await logIn(cli.deps, login);
    const { address } = login;
    const lost = await refreshTokens(cli.deps, { refreshToken, address });

    ofNewKey((await rotate()).signingKid);

    const again = await refreshTokens(cli.deps, { refreshToken, address });
    expect(again.refreshToken).toBe(lost.refreshToken);
    const next = await refreshTokens(cli.deps, { refreshToken: again.refreshToken, address });
    expect(next.refreshToken).not.toBe(again.refreshToken);
  });
});

describe('exported secrets', () => {
  const PASSPHRASE = 'fjórar kaldar kýr í haga\n';
  const elsewhere = () => ({ ...cli.env, SECRETS_DIR: join(cli.folder, 'elsewhere') });

  it('are the same secrets on another machine, PINs and all', async () => {
    const file = join(cli.folder, 'sealed.json');

    const exported = await cli.run(['secrets', 'export', file], PASSPHRASE);
    const imported = await cli.run(['secrets', 'import', file], PASSPHRASE, elsewhere());

    expect([exported.code, imported.code]).toEqual([0, 0]);
    const [here, there] = [cli.env, elsewhere()].map(({ SECRETS_DIR }) =>
      readFileSync(join(SECRETS_DIR, 'secrets.json'), 'utf8'),
    );
    expect(there).toBe(here);
    expect(exported.out + exported.err + imported.out + imported.err).not.toContain('kýr');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('are refused with a wrong passphrase, and never put over others', async () => {
    const file = join(cli.folder, 'sealed.json');
    await cli.run(['secrets', 'export', file], PASSPHRASE);
    const stranger = await startCommandLine();

    const ends = [
      await cli.run(['secrets', 'import', file], 'another passphrase\n', elsewhere()),
      await stranger.run(['secrets', 'import', file], PASSPHRASE),
      await cli.run(['secrets', 'export', file], PASSPHRASE),
      await cli.run(['secrets', 'export', join(cli.folder, 'short.json')], 'short\n'),
      await cli.run(['secrets', 'import', join(cli.folder, 'none.json')], PASSPHRASE),
      await cli.run(['keys', 'rotate'], '', elsewhere()),
    ];
    await stranger.stop();

    expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(ends[0]?.err).toBe(
      'The passphrase is wrong, or this is not a whole file of exported secrets. Nothing was changed.\n',
    );
    expect(ends[1]?.err).toContain('holds the secrets of another installation');
  });
});
