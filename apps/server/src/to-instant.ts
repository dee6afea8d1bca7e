/** Epoch milliseconds as the contract writes them: ISO 8601 UTC with milliseconds. */
export function toInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
