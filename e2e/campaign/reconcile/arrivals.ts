// Which arrivals at the server were punches of the public API, and which fact in the inbox each of them became. The server's clock
// stands at a moment of its own for each arrival, so the moment tells them apart.
import type { Fact } from '../facts/read-facts.ts';
import { LIVE_PUNCH } from '../network/fault-proxy.ts';
import type { Passed } from '../network/witnessed.ts';

export type Arrival = {
  /** Of the tap that it belongs to. */
  readonly tap: number;
  readonly employeeId: string;
  readonly at: number;
  readonly status: number | undefined;
  readonly facts: readonly Fact[];
};

export function toArrivals(passed: readonly Passed[], facts: readonly Fact[]): readonly Arrival[] {
  const byMoment = new Map<string, Fact[]>();
  for (const fact of facts.filter(({ door }) => door !== 'station')) {
    const key = `${fact.employeeId} ${fact.receivedAt}`;
    byMoment.set(key, [...(byMoment.get(key) ?? []), fact]);
  }
  return passed
    .filter(({ target }) => LIVE_PUNCH.test(target))
    .map(({ name, body, at, status }) => {
      const { employeeId, userId } = JSON.parse(body.toString()) as { employeeId?: string; userId?: string };
      const id = employeeId ?? userId ?? '';
      return {
        tap: Number(/^tap (\d+) /.exec(name)?.[1]),
        employeeId: id,
        at,
        status,
        facts: byMoment.get(`${id} ${at}`) ?? [],
      };
    });
}

/** The server said that it has decided: the fact must be there, whatever happened afterwards. */
export const isDecided = ({ status }: Arrival) => status === 200 || status === 409;
