// What goes wrong with a passkey, said alike at the sign-in, at a confirmation and on the account page.
import type { FailureText } from './failure-words.ts';
import { words } from './words.ts';

/**
 * - `cancelled`: the person, or the device, did not go on.
 * - `known`: the device has one for this person already.
 * - `unsuitable`: the device cannot ask for a finger, a face or a PIN.
 * - `noName`: the page is open at an address for which browsers make no passkeys.
 * - `tooMany`: there are ten.
 * - `wrong`: the server does not know it, or the page was open for too long.
 */
export type PasskeyTrouble = 'cancelled' | 'known' | 'unsuitable' | 'noName' | 'tooMany' | 'wrong';

export const passkeyWords = words<Readonly<Record<PasskeyTrouble, FailureText>>>({
  en: {
    cancelled: { what: 'No passkey was used.', toDo: 'Try again, and go on when your device asks you.' },
    known: { what: 'This device has a passkey of yours already.', toDo: 'Nothing was changed.' },
    unsuitable: {
      what: 'This device cannot keep such a passkey.',
      toDo: 'It must be able to ask for a finger, a face or a PIN. Try your phone or another security key.',
    },
    noName: {
      what: 'Passkeys do not work at this address.',
      toDo: 'Open this page by the name of the server and over https, not by an IP address.',
    },
    tooMany: { what: 'You have ten passkeys already.', toDo: 'Remove one, then add this one.' },
    wrong: {
      what: 'This passkey did not work here.',
      toDo: 'Try once more. It may have been removed from your account; then use another way to sign in.',
    },
  },
  is: {
    cancelled: {
      what: 'Enginn aðgangslykill var notaður.',
      toDo: 'Reyndu aftur og haltu áfram þegar tækið spyr.',
    },
    known: { what: 'Þetta tæki geymir nú þegar aðgangslykil frá þér.', toDo: 'Engu var breytt.' },
    unsuitable: {
      what: 'Þetta tæki getur ekki geymt slíkan aðgangslykil.',
      toDo: 'Það þarf að geta spurt um fingur, andlit eða PIN-númer. Prófaðu símann þinn eða annan öryggislykil.',
    },
    noName: {
      what: 'Aðgangslyklar virka ekki á þessari slóð.',
      toDo: 'Opnaðu síðuna með nafni netþjónsins og https, ekki með IP-tölu.',
    },
    tooMany: {
      what: 'Þú ert nú þegar með tíu aðgangslykla.',
      toDo: 'Fjarlægðu einn og bættu svo þessum við.',
    },
    wrong: {
      what: 'Þessi aðgangslykill virkaði ekki hér.',
      toDo: 'Reyndu einu sinni enn. Hugsanlega var hann fjarlægður af aðganginum þínum; skráðu þig þá inn á annan hátt.',
    },
  },
  pl: {
    cancelled: {
      what: 'Nie użyto żadnego klucza dostępu.',
      toDo: 'Spróbuj ponownie i kontynuuj, gdy urządzenie o to poprosi.',
    },
    known: { what: 'To urządzenie ma już Twój klucz dostępu.', toDo: 'Nic się nie zmieniło.' },
    unsuitable: {
      what: 'To urządzenie nie może przechowywać takiego klucza dostępu.',
      toDo: 'Musi umieć poprosić o odcisk palca, twarz lub PIN. Spróbuj użyć telefonu lub innego klucza bezpieczeństwa.',
    },
    noName: {
      what: 'Klucze dostępu nie działają pod tym adresem.',
      toDo: 'Otwórz tę stronę przez nazwę serwera i https, a nie przez adres IP.',
    },
    tooMany: { what: 'Masz już dziesięć kluczy dostępu.', toDo: 'Usuń jeden, a potem dodaj ten.' },
    wrong: {
      what: 'Ten klucz dostępu tutaj nie zadziałał.',
      toDo: 'Spróbuj jeszcze raz. Być może został usunięty z Twojego konta; wtedy zaloguj się w inny sposób.',
    },
  },
});
