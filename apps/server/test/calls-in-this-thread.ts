import { Session } from 'node:inspector/promises';

/** How often the JavaScript engine of this thread, and of no other, called functions of that name during the work. */
export async function callsInThisThread(functionName: string, work: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const called = result
      .flatMap(({ functions }) => functions)
      .filter((each) => each.functionName === functionName);
    return called.reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
  } finally {
    session.disconnect();
  }
}
