import { useEffect } from 'react';
import { useLocation, useRouter, type RouterHistory } from '@tanstack/react-router';
import { STEPS, type Answers, type Step } from './answers.ts';

type Steps = {
  readonly step: Step;
  readonly goTo: (step: Step) => void;
  /** Not given on the first step. */
  readonly goBack: (() => void) | undefined;
};

/** Which step is shown stands in the address: Back of the browser goes to the step before, and leaves the page from the first one alone. */
export function useStep({ name, step: kept }: Answers): Steps {
  const history = useRouter().history as RouterHistory;
  const said = useLocation({
    select: ({ searchStr }) => STEPS.find((step) => step === new URLSearchParams(searchStr).get('step')),
  });
  const { pathname } = window.location;
  const addressOf = (step: Step) => `${pathname}?step=${step}`;
  // Anyone who has answered nothing yet begins at the beginning, whatever the address says.
  const step = name.trim() === '' ? 'company' : (said ?? kept);
  const address = addressOf(step);
  useEffect(() => {
    if (said !== step) history.replace(address);
  }, [history, said, step, address]);
  const goTo = (next: Step) => history.push(addressOf(next), { cameFrom: step });
  const before = STEPS[STEPS.indexOf(step) - 1];
  const goBack = (to: Step) => {
    if (isFrom(history.location.state, to)) history.back();
    else goTo(to);
  };
  return { step, goTo, goBack: before && (() => goBack(before)) };
}

/** Whether the step before is what the browser goes back to. */
const isFrom = (state: object, step: Step) => 'cameFrom' in state && state.cameFrom === step;
