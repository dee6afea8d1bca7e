// A clock that was set back is noticed at the start and while the server runs, and stays noticed until somebody confirms it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchClockOffset } from '#features/system/clock-trouble.ts';
import { noteClock } from '#features/system/server-clock.ts';
import { createLog } from '../src/log.ts';
import { watchServerClock } from '../src/watch-server-clock.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

let cli: TestCommandLine;

beforeEach(async () => {
  cli = await startCommandLine();
  cli.time.moveTo('2026-03-02T09:00:00Z');
});
afterEach(() => cli.stop());

const note = () => noteClock(cli.deps);
const clockSays = (time: string) => cli.time.moveTo(`2026-03-02T${time}Z`);

async function doctorSays(about = 'clock') {
  const { code, out } = await cli.run(['doctor', '--json']);
  const findings = JSON.parse(out) as { check: string; state: string; message: string }[];
  return { code, ...findings.find(({ check }) => check === about) };
}

/** The log lines that a start writes. */
async function startLog(): Promise<readonly { level: number; msg: string; from?: string; to?: string }[]> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const stop = await watchServerClock({ ...cli.deps, log });
  await stop();
  return lines.map((line) => JSON.parse(line) as { level: number; msg: string });
}

describe('a clock that was set back an hour across a restart', () => {
  beforeEach(async () => {
    await note();
    clockSays('08:00:00');
  });

  it('is an error line at the start, with the jump and what to do', async () => {
    const [line, ...others] = await startLog();

    expect(others).toEqual([]);
    expect(line).toMatchObject({
      level: 50,
      from: '2026-03-02T09:00:00.000Z',
      to: '2026-03-02T08:00:00.000Z',
    });
    expect(line?.msg).toContain('NTP');
  });

  it('is a fault of doctor while the clock is behind', async () => {
    const { code, state, message } = await doctorSays();

    expect([code, state]).toEqual([1, 'fault']);
    expect(message).toContain('NTP');
  });

  it('stays known after the hour has passed, until somebody confirms the clock', async () => {
    await note();
    clockSays('09:30:00');
    await note();

    const before = await doctorSays();
    const confirmed = await cli.json(['clock', 'confirm']);
    const after = await doctorSays();

    expect(before).toMatchObject({ code: 0, state: 'warning' });
    expect(before.message).toContain('from 2026-03-02T09:00:00.000Z to 2026-03-02T08:00:00.000Z');
    expect(confirmed).toMatchObject({
      setBack: { fromUtc: '2026-03-02T09:00:00.000Z', toUtc: '2026-03-02T08:00:00.000Z' },
    });
    expect(after).toMatchObject({ code: 0, state: 'ok' });
    expect(await startLog()).toEqual([]);
  });

  it('is noticed as new once, and again when the clock is set back further', async () => {
    const jumps = [];
    for (const time of ['08:00:00', '08:01:00', '07:00:00', '07:01:00']) {
      clockSays(time);
      jumps.push((await note())?.isNew);
    }

    expect(jumps).toEqual([true, false, true, false]);
  });

  it('is noticed as new where it had caught up before it was set back again', async () => {
    const jumps = [];
    for (const time of ['08:00:00', '10:00:00', '09:30:00', '09:31:00']) {
      clockSays(time);
      jumps.push(await note());
    }

    const [, , second, still] = jumps;
    expect([second?.isNew, still?.isNew]).toEqual([true, false]);
    // Punches are looked at since the earlier of the two.
    expect(second?.toAt).toBe(Date.parse('2026-03-02T08:00:00Z'));
  });
});

describe('a clock that goes on', () => {
  it('is no alarm when it is a minute behind, as NTP or a second server may cause', async () => {
    await note();
    clockSays('08:59:00');

    expect(await note()).toBeNull();
    expect(await startLog()).toEqual([]);
    expect(await doctorSays()).toMatchObject({ code: 0, state: 'ok' });
  });

  it('is no alarm any more when it was ahead, is right now, and somebody has confirmed it', async () => {
    cli.time.moveTo('2027-03-02T09:00:00Z');
    await note();
    clockSays('09:00:00');
    await note();

    await cli.json(['clock', 'confirm']);

    expect(await doctorSays()).toMatchObject({ code: 0, state: 'ok' });
    expect(await startLog()).toEqual([]);
  });
});

describe('a server whose clock is 90 s ahead of that of the database', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const aside = (offsetMs: number) => ({ offsetMs, errorMs: 1 });
  const inDoctor = () => doctorSays('clock of a server');
  let look: ReturnType<typeof watchClockOffset>;

  beforeEach(async () => {
    lines.length = 0;
    look = watchClockOffset({ ...cli.deps, log }, 'web-2');
    for (let count = 0; count < 3; count += 1) await look(aside(90_000));
  });

  it('is one error line, and a warning of doctor, with its name', async () => {
    const told = 'the clock of web-2 is 90.0 s ahead of that of the database; keep both by NTP';

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, server: 'web-2', offsetMs: 90_000 });
    expect(lines[0]).toContain(told);
    const { code, state, message } = await inDoctor();
    expect([code, state]).toEqual([0, 'warning']);
    expect(message).toContain(told);
  });

  it('is told no more once its clock is right, and told anew when it is not', async () => {
    await look(aside(-1_900));
    const right = await inDoctor();
    await look(aside(-2_100));

    expect(right.state).toBeUndefined();
    expect(lines).toHaveLength(2);
    expect((await inDoctor()).message).toContain('web-2 is 2.1 s behind');
  });

  it('is told for five minutes where it says nothing any more', async () => {
    cli.time.advance({ minutes: 5 });
    const until = await inDoctor();
    cli.time.advance({ ms: 1 });

    expect([until.state, (await inDoctor()).state]).toEqual(['warning', undefined]);
  });
});
