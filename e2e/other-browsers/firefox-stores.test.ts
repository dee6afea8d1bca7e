import { words } from '../support/words.ts';
import { describeLostStores } from './describe-lost-stores.ts';
import { openFirefox } from './firefox.ts';

describeLostStores('Firefox', openFirefox, words.en.checkPassed);
