// Imported first, and written so that an old Node can read it far enough to say what is wrong.
const OLDEST = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `\nStimpill needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Install a newer Node and run the command again.\n`,
  );
  process.exit(1);
}
