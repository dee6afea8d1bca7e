import { expect, it } from 'vitest';
import { CHEAP_HASHES, prepareServer } from '../server/campaign-server.ts';
import { prepareEngine } from '../server/engine.ts';

it('the server of the campaign gives browsers the kiosk that was built', async () => {
  const engine = await prepareEngine('sqlite');
  const server = await prepareServer({ engine, patches: [CHEAP_HASHES], isUndisturbed: true });
  try {
    await server.start(Date.now());
    const answer = await fetch(server.origin);

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
  } finally {
    await server.remove();
  }
});
