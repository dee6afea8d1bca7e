/** What does a call-out pay in shifts of the public sector? Overtime from its first minute, and a minimum that the company gives. */
import { type Window } from '#rules/window.ts';
import { cite } from './cite.ts';
import { publicCallOut } from './open-call-out.ts';

const CALL_OUT = cite('fin.is, vinnutími', {
  conflict: {
    is: 'Síðan segir að greidd sé yfirvinna fyrir útkall; hvort unninn tími er yfirvinna 1 eða 2 ræðst af klukkunni, eins og önnur yfirvinna. Það sem greitt er upp að lágmarki er alltaf yfirvinna 2.',
    en: 'The page says that overtime is paid for a call-out; whether the time worked is overtime 1 or 2 follows the hour, as for other overtime. The top-up to the minimum is always overtime 2.',
    pl: 'Strona mówi, że za wezwanie płaci się nadgodziny; czy czas pracy to nadgodziny 1, czy 2, zależy od godziny, jak przy innych nadgodzinach. Dopłata do minimum to zawsze nadgodziny 2.',
  },
});

/** Work after a call-out is overtime from its first minute, whatever of the duty is left. */
export const CALL_OUT_WINDOWS: readonly Window[] = [
  { class: 'overtime2', entryKinds: ['callOut'], priority: 10, citation: CALL_OUT },
  {
    class: 'overtime1',
    entryKinds: ['callOut'],
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    dayClasses: ['ordinary'],
    from: '08:00',
    to: '17:00',
    priority: 11,
    citation: CALL_OUT,
  },
  {
    class: 'majorHolidayOvertime',
    entryKinds: ['callOut'],
    dayClasses: ['SH'],
    priority: 11,
    citation: CALL_OUT,
  },
];

/** What the company gives of it. */
export const ON_CALL_OUT = publicCallOut({ payLine: 'YV2', citation: CALL_OUT });
