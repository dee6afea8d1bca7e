// The department somebody looked at stays for a minute: at a shift change the next one is often a colleague.
const KEPT_MS = 60_000;

let chosen: { readonly id: string | undefined; readonly at: number } | undefined;

export function keepDepartment(id: string | undefined): void {
  chosen = { id, at: performance.now() };
}

export function keptDepartment(): string | undefined {
  return chosen && performance.now() - chosen.at < KEPT_MS ? chosen.id : undefined;
}
