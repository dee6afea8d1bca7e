import { checkScreen } from '../support/check-screen.ts';
import { describeGallery } from '../support/gallery.ts';

describeGallery({ title: 'no state of a screen keeps anybody out', look: checkScreen });
