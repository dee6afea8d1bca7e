import { words } from '../support/words.ts';
import { describeLostStores } from './describe-lost-stores.ts';
import { OF_SAFARI, openWebKit } from './webkit.ts';

const { checkNotInBrowser, checkStorageNo } = words.en;

// WebKitGTK 2.50 gives a worker no file to write at once, whatever is turned on ("Backend does not support this operation"), so that the app has no
// second copy in it, and what happens to one is not tried.
describeLostStores('WebKit', (profile) => openWebKit(profile, []), checkNotInBrowser, false);
describeLostStores(
  'WebKit with the storage of Safari',
  (profile) => openWebKit(profile, OF_SAFARI),
  checkStorageNo,
  false,
);
