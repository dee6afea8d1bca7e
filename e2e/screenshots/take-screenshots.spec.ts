// Not part of the tests: `npm run screenshots` walks through the kiosk and keeps a picture of every screen.
import { describeWalks } from '../support/describe-walks.ts';
import { keepPicture } from '../support/keep-picture.ts';

describeWalks({ title: 'every screen has its picture taken', look: keepPicture });
