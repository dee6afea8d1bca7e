// The versions of Node beside that of this machine under which a release is tried, the oldest first: the newest of each line that has support.
export const NODES = ['22.23.5', '24.22.3'];

/** The one that is recommended, which `.ci/run` tries a little. */
export const RECOMMENDED = NODES[1];
