// A line file in memory, on whatever a test takes for the disk of a tablet.
import type { LineFile } from '#storage/line-file.ts';

/** The lines outlive the file: a new page load, as after a restart, finds them. */
export function memoryLineFile(disk: { lines: string[] }): LineFile {
  return {
    read: () => Promise.resolve([...disk.lines]),
    append: (line) => {
      disk.lines.push(line);
      return Promise.resolve();
    },
    begin: (lines) => {
      disk.lines = [...lines];
      return Promise.resolve();
    },
  };
}
