import { words } from '../support/words.ts';
import { describeScriptedPunch } from './describe-scripted-punch.ts';
import { OF_SAFARI, openWebKit } from './webkit.ts';

const { checkNotInBrowser, checkStorageNo } = words.en;

describeScriptedPunch('WebKit', (profile) => openWebKit(profile, []), checkNotInBrowser);
describeScriptedPunch(
  'WebKit with the storage of Safari',
  (profile) => openWebKit(profile, OF_SAFARI),
  checkStorageNo,
);
