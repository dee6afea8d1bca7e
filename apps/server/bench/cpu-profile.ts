// Where the CPU time of the server's own thread goes during a round: by part of the server, and the heaviest functions.
import { Session, type Profiler } from 'node:inspector/promises';

export type CpuShare = { readonly name: string; readonly milliseconds: number };

export type CpuProfile = {
  /** Time in which the thread worked. */
  readonly busyMilliseconds: number;
  readonly parts: readonly CpuShare[];
  readonly functions: readonly CpuShare[];
};

const SAMPLED_EVERY_MICROSECONDS = 300;

/** The first that fits the place of a function; what fits none belongs to the function that called it. */
const PARTS: readonly (readonly [part: string, place: RegExp])[] = [
  ['garbage collection', /^\(garbage collector\)/],
  ['SQLite itself', /better-sqlite3|^(run|all|get|exec|prepare) \(native\)/],
  ['knex', /node_modules\/(knex|tarn|lodash)\//],
  ['PostgreSQL driver', /node_modules\/pg(-\w+)?\//],
  ['limits', /express-rate-limit|ipaddr|request-limits|features\/limits|\/http\/[\w-]*limit/],
  ['token', /jsonwebtoken|\/jw[as]\/|features\/(auth|sessions)\/|access-token|session-store/],
  ['checks of input and answer (zod)', /node_modules\/zod\/|packages\/api-types\//],
  ['log line', /node_modules\/(pino|sonic-boom)|\/log\.ts|line-writer/],
  ['headers and compression', /node_modules\/(helmet|compression|vary|cors)\//],
  ['Express', /node_modules\/(express|router|body-parser|raw-body|finalhandler|qs|iconv-lite|[\w-]+)\//],
  ['the ledger', /features\/(ledger|people|companies|projects)\//],
  ['database folder', /src\/database\//],
  ['our HTTP', /src\/(http|errors|features)\//],
  [
    "Node's HTTP and sockets",
    /node:(_http|http|net|internal\/(stream|streams|http|js_stream))|^(writev?|writeUtf8String|writeLatin1String|shutdown|parserOnHeadersComplete|execute) \(native\)/,
  ],
];

let session: Session | null = null;

export async function startProfile(): Promise<void> {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_MICROSECONDS });
  await session.post('Profiler.start');
}

export async function stopProfile(): Promise<CpuProfile> {
  if (session === null) throw new Error('No profile was started.');
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return summaryOf(profile);
}

/** `dispatch` is the profiler itself. */
const IDLE = new Set(['(idle)', '(program)', '(root)', 'dispatch']);

function summaryOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): CpuProfile {
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const partOf = (id: number | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id);
    if (node === undefined) return 'the rest of Node';
    return PARTS.find(([, place]) => place.test(placeOf(node)))?.[0] ?? partOf(callers.get(node.id));
  };
  const parts = new Map<string, number>();
  const functions = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    if (node === undefined || IDLE.has(node.callFrame.functionName)) continue;
    const milliseconds = (timeDeltas[index] ?? 0) / 1_000;
    add(parts, partOf(id), milliseconds);
    add(functions, placeOf(node), milliseconds);
  }
  const busyMilliseconds = [...parts.values()].reduce((sum, part) => sum + part, 0);
  return { busyMilliseconds, parts: heaviest(parts), functions: heaviest(functions) };
}

function add(sums: Map<string, number>, name: string, milliseconds: number): void {
  sums.set(name, (sums.get(name) ?? 0) + milliseconds);
}

function heaviest(sums: ReadonlyMap<string, number>): CpuShare[] {
  return [...sums]
    .map(([name, milliseconds]) => ({ name, milliseconds }))
    .sort((a, b) => b.milliseconds - a.milliseconds);
}

/** Name and file of a function, the file from its package or from our folder on. */
function placeOf({ callFrame: { functionName, url } }: Profiler.ProfileNode): string {
  if (functionName.startsWith('(')) return functionName;
  const file = url
    .replace(/^.*node_modules\/(?!.*node_modules\/)/, 'node_modules/')
    .replace(/^.*\/(apps|packages)\//, '$1/');
  return `${functionName || 'a function'} (${file || 'native'})`;
}
