// What is grave needs a confirmation of the last five minutes. A call that lacks it waits here until somebody has confirmed or declined,
// and goes on by itself: the person who pressed the button need not press it again.
const listeners = new Set<() => void>();
let asked:
  | { readonly promise: Promise<boolean>; readonly answer: (isConfirmed: boolean) => void }
  | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

export const confirmation = {
  isAsked: () => asked !== undefined,
  /** @returns whether somebody has confirmed; several calls at once wait for one answer */
  ask: (): Promise<boolean> => {
    if (asked === undefined) {
      let answer: (isConfirmed: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      asked = { promise, answer };
      tell();
    }
    return asked.promise;
  },
  answer: (isConfirmed: boolean): void => {
    const waiting = asked;
    asked = undefined;
    waiting?.answer(isConfirmed);
    tell();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
