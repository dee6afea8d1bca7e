// A Node from the registry, where each is a package, with its headers.
import { delimiter, join } from 'node:path';
import { NotPossibleHere, run, say } from './steps.mjs';

const UNPACK = 'npm pack --silent "$1" > /dev/null && tar --extract --gzip --file *.tgz && rm *.tgz';

/**
 * From then on `node` is that one for every program that is run, and packages are compiled for it.
 * @param folder an empty one
 * @throws NotPossibleHere where the registry does not give it
 */
export async function fetchNode(version, folder) {
  const name = `node-${process.platform}-${process.arch}@${version}`;
  say(`Fetching ${name}`);
  const { code, output } = await run('sh', ['-ec', UNPACK, 'sh', name], { quiet: true, cwd: folder });
  if (code !== 0) throw new NotPossibleHere(`${name} could not be fetched. No test was run.\n${output}`);
  const node = join(folder, 'package');
  process.env.PATH = join(node, 'bin') + delimiter + process.env.PATH;
  process.env.npm_config_nodedir = node;
}
