// What the doctor says of databases that stand beside the one in use.
import type { Config } from '#config.ts';
import { listPutAside } from '#features/system/put-aside/put-aside-databases.ts';
import { toInstant } from '#to-instant.ts';
import { ok, warning, type Finding } from './findings.ts';

const CHECK = 'put aside';

/** Nothing where there is none. */
export function examinePutAside(config: Config, now: number): Finding[] {
  const all = listPutAside(config);
  const [first] = all;
  if (first === undefined) return [];
  const over = all.filter(({ erasedFrom }) => erasedFrom <= now);
  if (over.length > 0)
    return [
      warning(
        CHECK,
        `${over.length} of ${all.length} databases beside the one in use are over their time, with everything personal in them. Run "stimpill put-aside erase"; a server that runs does so by itself`,
      ),
    ];
  const next = Math.min(...all.map(({ erasedFrom }) => erasedFrom));
  return [
    ok(
      CHECK,
      `${all.length} ${all.length === 1 ? 'database stands' : 'databases stand'} beside the one in use, with everything personal that was in it; the next is erased on ${toInstant(next).slice(0, 10)}. "stimpill put-aside list" names them, "stimpill put-aside erase --all" does it now`,
    ),
  ];
}
