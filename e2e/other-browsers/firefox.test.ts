import { words } from '../support/words.ts';
import { describeScriptedPunch } from './describe-scripted-punch.ts';
import { openFirefox } from './firefox.ts';

describeScriptedPunch('Firefox', openFirefox, words.en.checkPassed);
