// A progress bar for a long import, shown only at a terminal.
import type { Writable } from 'node:stream';
import { SingleBar } from 'cli-progress';
import type { ImportProgress } from '#features/company-file/import-company.ts';

export type ProgressBar = { readonly show: (progress: ImportProgress) => void; readonly end: () => void };

const STEPS = { hashing: 'Passwords and PINs', writing: 'Writing' } as const;

export function importProgressBar(stream: Writable): ProgressBar {
  let bar: SingleBar | null = null;
  let step: ImportProgress['step'] | null = null;
  const end = () => {
    bar?.stop();
    bar = null;
  };
  return {
    end,
    show: (progress) => {
      if (progress.step !== step) {
        end();
        step = progress.step;
        bar = new SingleBar({
          format: `${STEPS[step].padEnd(18)} {bar} {value} of {total}`,
          stream,
          hideCursor: true,
        });
        bar.start(progress.total, 0);
      }
      bar?.update(progress.done);
    },
  };
}
