// Not part of the tests: `npm run screenshots` keeps a picture of every screen in every state.
import { describeGallery } from '../support/gallery.ts';
import { keepPicture } from '../support/keep-picture.ts';

describeGallery({ title: 'every state of a screen has its picture taken', look: keepPicture });
