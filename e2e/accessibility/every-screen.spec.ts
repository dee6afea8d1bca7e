import { checkScreen } from '../support/check-screen.ts';
import { describeWalks } from '../support/describe-walks.ts';

describeWalks({ title: 'no screen keeps anybody out', look: checkScreen });
