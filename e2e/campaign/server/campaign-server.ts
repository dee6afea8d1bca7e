// The built server in a process of its own, which the campaign may kill at any moment, cut from power, or set back to a backup.
// Its clock stands where the campaign puts it, and its hashes are cheap: both are done to the process from outside.
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../apps/server/test/free-port.ts';
import { prepareBuiltServer, type BuiltServer, type Patch } from './built-server.ts';
import { createCommandLine, type CommandLine } from './command-line.ts';
import type { Engine } from './engine.ts';
import { prepareDisk, type ServerDisk } from './server-disk.ts';
import { createServerProcess } from './server-process.ts';

/** With this header a request says at which moment it arrives. */
export const CLOCK_HEADER = 'x-campaign-clock';

export type ServerOptions = {
  /** Without a URL: SQLite in a folder of the server's own. */
  readonly engine: Pick<Engine, 'url' | 'crash' | 'letGo'>;
  readonly patches: readonly Patch[];
  /** Two only on PostgreSQL. */
  readonly servers?: number;
  /** Where callers have a time of their own, as browsers do, so must the server. */
  readonly hasRealClock?: boolean;
  /** The built kiosk that it gives to browsers, where it is not the usual one. */
  readonly kioskDir?: string | undefined;
  /** Modules that are loaded before the first line of the server, after those that every campaign loads. */
  readonly preload?: readonly string[];
  /** More settings, in a folder that the server may use for them. */
  readonly settings?: (folder: string) => NodeJS.ProcessEnv;
  /** Whether nothing ever happens to its disk; then nobody has to count what is synced. */
  readonly isUndisturbed?: boolean;
};

/** A process that serves, and may be killed alone. */
export type Serving = {
  readonly origin: string;
  readonly isAlive: () => boolean;
  readonly kill: () => Promise<void>;
  readonly start: (now: number) => Promise<void>;
};

/** As one of those that serve, it is the first. */
export type CampaignServer = Serving & {
  /** Another process on the same database and with the same secrets; on SQLite there is none. */
  readonly second: Serving | undefined;
  /** Tells both servers the time, so that neither lags behind while the other is asked. */
  readonly tellTime: (now: number) => void;
  /** What a module that was loaded before the first server answers. */
  readonly ask: (question: { readonly now: number }) => Promise<unknown>;
  readonly databaseFile: string;
  readonly logFile: string;
  readonly canLosePower: ServerDisk['canLosePower'];
  /** Beside the running server or before it, at a moment of the campaign. @returns what it wrote */
  readonly commandLine: CommandLine['run'];
  /** Keeps a copy of the database as it is now elsewhere. */
  readonly backUp: (now: number) => Promise<void>;
  /** SIGKILL, and then a start from the backup. */
  readonly restore: (now: number) => Promise<void>;
  /** SIGKILL, and of the database only what was synced is left; a kill alone leaves what was written. */
  readonly cutPower: () => Promise<void>;
  readonly fillDisk: ServerDisk['fill'];
  /** The server goes on and has no database for a moment. Undefined on SQLite. */
  readonly crashDatabase: (() => Promise<void>) | undefined;
  /** How often it ended although nobody had killed it. */
  readonly endedByItself: () => number;
  readonly end: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1_024 ** 3;

/** The server that is built for a campaign lies elsewhere, and finds none beside itself. */
const BUILT_KIOSK = fileURLToPath(new URL('../../../apps/kiosk/dist', import.meta.url));
const STANDING_CLOCK = new URL('standing-clock.mjs', import.meta.url).href;
const REACH = new URL('reach.mjs', import.meta.url).href;

/** The least that argon2 takes: what is tested is what happens to punches, not how long a thief needs. */
export const CHEAP_HASHES: Patch = {
  file: 'apps/server/src/features/auth/hashing-queue.ts',
  find: 'memoryCost: 19_456,\n  timeCost: 2,',
  replace: 'memoryCost: 64,\n  timeCost: 1,',
};

const FOLLOW = 'apps/server/src/follow-database-clock.ts';

/** On PostgreSQL the server takes the time of the database, which nothing puts anywhere. */
export const OWN_CLOCK: readonly Patch[] = [
  {
    file: FOLLOW,
    find: "if (database.engine === 'sqlite') return ONE_CLOCK;",
    replace: 'if (database !== undefined) return ONE_CLOCK;',
  },
  {
    file: FOLLOW,
    find: "if (database.engine === 'sqlite') return null;",
    replace: 'if (database !== undefined) return null;',
  },
];

export async function prepareServer(options: ServerOptions): Promise<CampaignServer> {
  const { engine } = options;
  const folder = await mkdtemp(join(await placeForFiles(), 'stimpill-campaign-'));
  const disk = await prepareDisk(folder, engine.url === undefined && options.isUndisturbed !== true);
  const built = await prepareBuiltServer(folder, options.patches);
  const port = await freePort();
  const logFile = join(folder, 'log.txt');
  const log = await open(logFile, 'a');
  const env = environment(options, folder, disk.dataDir, port);
  const execArgv = [REACH, STANDING_CLOCK, ...(options.preload ?? [])].flatMap((file) => ['--import', file]);
  const beside = { folder, built, env, execArgv, log };
  const serving = createServerProcess(built.main, { cwd: folder, execArgv, log });
  const kill = () => serving.end('SIGKILL');
  const second = options.servers === 2 ? await prepareSecond(beside, options) : undefined;
  const killAll = async () => {
    await kill();
    await second?.kill();
    await engine.letGo();
  };
  const commands = createCommandLine({
    ...{ file: built.commandLine, cwd: folder, execArgv, isBeside: serving.hasBegun },
    // What a command writes beside the server is kept by the disk too, once it is synced.
    env: (now) => ({ ...env, ...(serving.hasBegun() ? disk.env : {}), ...clockOf(options, now) }),
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    databaseFile: join(disk.dataDir, 'stimpill.sqlite'),
    logFile,
    canLosePower: disk.canLosePower,
    commandLine: commands.run,
    ...createBackups(join(folder, 'backup.sqlite'), commands, killAll),
    isAlive: serving.isAlive,
    endedByItself: () => serving.endedByItself() + (second?.endedByItself() ?? 0),
    second,
    tellTime: (now) =>
      [serving, ...(second === undefined ? [] : [second])].forEach(({ tell }) => tell({ now })),
    ask: serving.ask,
    kill,
    fillDisk: disk.fill,
    crashDatabase: engine.crash,
    cutPower: () => killAll().then(disk.losePower),
    start: async (now) => {
      await engine.letGo();
      await disk.settle();
      await serving.start({ ...env, ...disk.env, ...clockOf(options, now) });
    },
    end: () => serving.end('SIGTERM'),
    remove: async () => {
      await killAll();
      await commands.end();
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function createBackups(
  backup: string,
  { run }: CommandLine,
  killAll: () => Promise<void>,
): Pick<CampaignServer, 'backUp' | 'restore'> {
  return {
    backUp: async (now) => {
      await rm(backup, { force: true });
      await run({ words: ['backup', backup], now });
    },
    restore: async (now) => {
      await killAll();
      await run({ words: ['restore', backup, '--replace'], now });
    },
  };
}

type Beside = {
  readonly folder: string;
  readonly built: BuiltServer;
  readonly env: NodeJS.ProcessEnv;
  readonly execArgv: readonly string[];
  readonly log: Awaited<ReturnType<typeof open>>;
};

/** It shares everything with the first but its port. */
async function prepareSecond({ folder, built, env, execArgv, log }: Beside, options: ServerOptions) {
  const port = await freePort();
  const serving = createServerProcess(built.main, { cwd: folder, execArgv, log });
  return {
    origin: `http://127.0.0.1:${port}`,
    isAlive: serving.isAlive,
    kill: () => serving.end('SIGKILL'),
    start: (now: number) => serving.start({ ...env, PORT: String(port), ...clockOf(options, now) }),
    tell: serving.tell,
    endedByItself: serving.endedByItself,
  };
}

/** In memory where there is enough of it: the campaign itself counts what a disk would keep, so nobody has to wait for a real disk. */
async function placeForFiles(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory !== undefined && memory.bavail * memory.bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

function environment(
  { engine, kioskDir, settings }: ServerOptions,
  folder: string,
  dataDir: string,
  port: number,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    SECRETS_DIR: join(folder, 'secrets'),
    DATABASE_URL: engine.url ?? '',
    HOST: '127.0.0.1',
    DEMO: '0',
    KIOSK_DIR: kioskDir ?? BUILT_KIOSK,
    LOG_LEVEL: 'info',
    PORT: String(port),
    NODE_OPTIONS: '',
    ...settings?.(folder),
  };
}

const clockOf = ({ hasRealClock = false }: ServerOptions, now: number) =>
  hasRealClock ? {} : { CAMPAIGN_CLOCK: String(now) };
