// After healing: browsers go on by themselves, and within two minutes nothing may be left to send, on their disk or on their screen.
import { setTimeout as wait } from 'node:timers/promises';
import type { Rest } from '../play/come-to-rest.ts';
import { comeToList, lookUntil } from './finger.ts';
import { countUnsettled } from './profile-state.ts';
import type { TabletBrowser } from './tablet-browser.ts';

const WITHIN_MS = 120_000;
const EVERY_MS = 500;
const LIST_WITHIN_MS = 30_000;
const WAITING = /\d+ punch(es)? (waits?|needs?|ha(s|ve)) /;

export async function comeToRest(
  tablets: readonly TabletBrowser[],
  onSurprise: (text: string) => void,
): Promise<Rest> {
  const end = performance.now() + WITHIN_MS;
  const restOf = async (tablet: TabletBrowser) => {
    await tablet.cutOff(false);
    let punches = await countUnsettled(tablet.page());
    while (punches > 0 && performance.now() < end) {
      await wait(EVERY_MS);
      punches = await countUnsettled(tablet.page());
    }
    await comeToList(tablet.page(), LIST_WITHIN_MS);
    const { text } = await lookUntil(tablet.page(), (seen) => !WAITING.test(seen.text), LIST_WITHIN_MS);
    const still = WAITING.exec(text)?.[0];
    if (still !== undefined) onSurprise(`${tablet.name} still says: ${still}`);
    return { tablet: tablet.name, punches };
  };
  const waiting = await Promise.all(
    tablets.map((tablet) =>
      restOf(tablet).catch((error: unknown) => {
        onSurprise(`${tablet.name} does not come to rest: ${String(error)}`);
        return { tablet: tablet.name, punches: 0 };
      }),
    ),
  );
  return { waiting, photos: [] };
}
