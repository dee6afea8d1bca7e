// @vitest-environment node
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { enteredPin, SCREENS } from '#testing/visit-screens.ts';
import { toFirstState } from './visit-machine.ts';

it('a PIN in the state shows in no JSON, no log and no copy, and only reveal() gives it out', () => {
  const held = enteredPin('4821');
  const state = toFirstState('is', { ...SCREENS['pin, again'], entry: { kind: 'again', held } });

  for (const shown of [JSON.stringify(state), inspect(state, { depth: 9, showHidden: true })])
    expect(shown).not.toContain('4821');
  expect(JSON.stringify(structuredClone(state.screen))).not.toContain('4821');
  expect(held.pin.reveal()).toBe('4821');
});
