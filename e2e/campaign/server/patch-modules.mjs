// Loaded before the first line of the tablets of a campaign: changes the text of their modules as they are loaded. The product has no
// switch for any of it. A patch whose text is not there exactly once stops the program, so that none is ever planted in vain.
import './reach.mjs';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

const file = process.env.CAMPAIGN_PATCHES;
if (file !== undefined) {
  register('./patch-hooks.mjs', import.meta.url, { data: JSON.parse(readFileSync(file, 'utf8')) });
}
