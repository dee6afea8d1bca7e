// The key of one press: the server does what it asks for once, however often its request arrives. A press whose answer was lost is still that press
// when it is pressed again, so it keeps its key until an answer has come.

const unanswered = new Map<string, string>();
/** A page that stays open for days without a network. */
const MOST_UNANSWERED = 50;

/** @param said address and body; the same twice is one press while the first has no answer */
export function keyOfPress(said: string): string {
  const key = unanswered.get(said) ?? crypto.randomUUID();
  unanswered.set(said, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > MOST_UNANSWERED && oldest !== undefined) unanswered.delete(oldest);
  return key;
}

/** The next press of the same is another one. */
export function pressAnswered(said: string): void {
  unanswered.delete(said);
}
