// A small Debian in a folder, from which images and virtual machines are made.
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { NotPossibleHere, run } from './steps.mjs';

const MIRROR = 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** @param packages beside those without which nothing works */
export async function makeDebian(suite, folder, packages = []) {
  const args = ['--variant=minbase', `--include=${['ca-certificates', ...packages].join(',')}`];
  // The name of the script that makes it: an older debootstrap does not know a newer suite, and all are made as sid is.
  const { code, output } = await run('debootstrap', [...args, suite, folder, MIRROR, 'sid'], { quiet: true });
  if (code !== 0) throw new NotPossibleHere(`debootstrap ${suite} failed. No test was run.\n${output}`);
  // Authorities that this machine trusts beside Debian's, such as that of a company's network.
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(folder, CERTIFICATES));
}
