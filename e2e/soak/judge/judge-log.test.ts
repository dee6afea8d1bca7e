import { expect, it } from 'vitest';
import { judgeAnswers, judgeLog } from './judge-log.ts';

const START = 'Stimpill is running.\n\n  Desk  http://127.0.0.1:8080/desk/\n';
const INFO = '{"level":30,"msg":"request"}\n';

it('what the server says before its first request is no stray line', () => {
  expect(judgeLog(START + INFO + INFO)).toMatchObject({ cases: 2, problems: [] });
});

it('errors, warnings and stray lines are found', () => {
  const error = '{"level":50,"msg":"a job failed"}';
  const stray = '(node:7) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.';

  expect(judgeLog(`${START}${INFO}${error}\n${stray}\n`).problems).toEqual([error, stray]);
});

it('a request without an answer, a fault of the server and a limit are found, a wrong PIN is not', () => {
  const statuses = new Map([
    [200, 900],
    [401, 3],
    [500, 1],
    [429, 2],
    [0, 1],
  ]);

  expect(judgeAnswers(statuses, new Map([['socket hang up', 1]])).problems).toEqual([
    '1 answers were 500',
    '2 answers were 429',
    '1 answers never came: 1 times "socket hang up"',
  ]);
});
