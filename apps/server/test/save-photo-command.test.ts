// A manager looks at the photo of a punch to decide whose punch it was.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { PIN } from './given.ts';
import { aPunchClock, type Tablet } from './tablet.ts';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);

let api: TestApi;
let cli: TestCommandLine;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  cli = await startCommandLine(api);
  ({ company, employee, tablet } = await aPunchClock(api, { company: { punch_photo: 'required' } }));
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});

type Photo = 'none' | 'taken' | 'failed';

async function punch(action: 'start' | 'stop', photo: Photo): Promise<{ punchId: string; grant: string }> {
  api.time.advance({ minutes: 10 });
  const employeeToken = await tablet.signIn(employee, PIN);
  const photoDigest = photo === 'taken' ? createHash('sha256').update(JPEG).digest('base64url') : null;
  const item = await tablet.tap({ employee, action, employeeToken, header: { photo, photoDigest } });
  const [result] = await tablet.send([item]);
  return { punchId: item.punchId, grant: result?.photoUploadGrant ?? '' };
}
const save = (punchId: string, name: string, ...more: readonly string[]) =>
  cli.run(['photo', 'save', company.id, punchId, '--output', join(cli.folder, name), ...more]);

describe('stimpill photo save', () => {
  it('writes the photo as the tablet took it, readable by its owner only, and overwrites no file', async () => {
    const { punchId, grant } = await punch('start', 'taken');
    await tablet.call('uploadPunchPhoto', { body: { punchId, grant, jpeg: JPEG.toString('base64url') } });
    const path = join(cli.folder, 'anna.jpg');

    const first = await save(punchId, 'anna.jpg', '--json');
    const second = await save(punchId, 'anna.jpg');

    expect([first.code, JSON.parse(first.out)]).toEqual([0, { punchId, file: path, bytes: JPEG.length }]);
    expect(readFileSync(path)).toEqual(JPEG);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect([second.code, second.err]).toEqual([1, expect.stringContaining('exists already')]);
  });

  it.each([
    ['taken', /has not sent it yet/],
    ['failed', /camera failed/],
    ['none', /No photo was taken/],
  ] as const)('says why a photo is not there: %s', async (photo, why) => {
    const action = photo === 'failed' ? 'start' : 'stop';
    const { punchId } = await punch(action, photo);

    const { code, err } = await save(punchId, `${photo}.jpg`);

    expect([code, err]).toEqual([1, expect.stringMatching(why)]);
    expect(existsSync(join(cli.folder, `${photo}.jpg`))).toBe(false);
  });

  it('does not find a punch of another company', async () => {
    const { punchId } = await punch('start', 'none');
    const other = await api.given.aCompany();

    const { code, err } = await cli.run(['photo', 'save', other.id, punchId, '--output', 'x.jpg']);

    expect([code, err]).toEqual([1, expect.stringContaining('no such punch')]);
  });
});
