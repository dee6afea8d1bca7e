// The sources as Git knows them, with changes that are not committed yet, and nothing that was built or installed.
import { mkdirSync } from 'node:fs';
import { root, run, StepFailed } from './steps.mjs';

const COPY =
  'git ls-files -z --cached --others --exclude-standard | tar -c --null --files-from - | tar -x -C "$0"';

/** @param folder an empty one, or one to be made */
export async function copySources(folder) {
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('sh', ['-ec', COPY, folder], { quiet: true, cwd: root });
  if (code !== 0) throw new StepFailed(`The sources could not be copied to ${folder}.\n${output}`);
}
