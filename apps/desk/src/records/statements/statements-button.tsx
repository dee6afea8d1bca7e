import { Suspense, useState, type ReactNode } from 'react';
import type { Range } from '#api/timesheets.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import type { Person } from './statements-dialog.tsx';

const StatementsDialog = lazyPart(() => import('./statements-dialog.tsx'), 'StatementsDialog');

type StatementsButtonProps = {
  /** What it says. */
  readonly children: ReactNode;
  readonly people: readonly Person[];
  /** The pay periods that may be chosen, the expected one first; undefined until they are known. */
  readonly periods: readonly Range[] | undefined;
};

/** Opens the dialog in which statements are made. What that needs is fetched only then. */
export function StatementsButton({ children, people, periods }: StatementsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="down" isDisabled={periods === undefined} onPress={() => setIsOpen(true)}>
        {children}
      </Button>
      <Suspense>
        {isOpen && periods && <StatementsDialog {...{ people, periods }} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
