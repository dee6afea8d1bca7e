// The one thing a visit at a shared tablet waits for: the server's answer to a name, a password and an action.
import { recordTerminalPunch } from '#features/punches/record-terminal-punch.ts';
import type { VisitStore } from '#app/visit/visit-machine.ts';
import { requestOf, type On } from '#app/visit/visit-state.ts';

type Deps = {
  readonly store: VisitStore;
  readonly companyId: string;
  readonly onPunched: () => void;
};

/** Sends until the returned function is called. */
export function runTerminalVisits(deps: Deps): () => void {
  return deps.store.subscribe(({ screen }, before) => {
    const isAsked = requestOf(screen) !== requestOf(before.screen);
    if (isAsked && screen.name === 'password') void punch(deps, screen);
  });
}

async function punch({ store, companyId, onPunched }: Deps, { person, entry }: On<'password'>) {
  if (entry.kind !== 'checking') return;
  const { request, action, password, at } = entry;
  const outcome = await recordTerminalPunch({
    companyId,
    employeeId: person.id,
    action,
    password: password.reveal(),
    sentAt: at,
  });
  onPunched();
  store.dispatch({ type: 'passwordAnswered', to: request, outcome });
}
