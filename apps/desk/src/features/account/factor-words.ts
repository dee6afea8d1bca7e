// What the account page says about proving who one is.
import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

export const factorWords = words({
  en: {
    password: 'Password',
    currentPassword: 'Password of today',
    newPassword: 'New password',
    newPasswordHint: 'At least 12 characters. Four words in a row are easy to remember and hard to guess.',
    currentMissing: 'Type the password of today.',
    currentWrong: 'This is not your password of today. Nothing was changed.',
    newShort: 'Type at least 12 characters.',
    newWeak: 'This is among the first that strangers try. Choose another one.',
    changePassword: 'Change password',
    passwordChanged: (ended: number) =>
      ended === 0
        ? 'The password was changed.'
        : `The password was changed, and ${en(ended, { one: 'other session', other: 'other sessions' })} ended.`,
    second: 'Second factor',
    secondLead: 'Whoever learns your password cannot sign in with it alone.',
    app: 'App that shows codes',
    on: 'On',
    off: 'None',
    paper: 'Codes on paper',
    codesLeft: (left: number) => `${left} left`,
    addApp: 'Add the app',
    replaceApp: 'Change to another phone',
    removeApp: 'Remove the app',
    renewCodes: 'Make new codes',
    removed: 'The app was removed.',
    removeTitle: 'Remove the app?',
    removeLead: 'Your passkeys and the codes on paper stay as they are.',
    removeLast: 'Your password alone signs you in then, and the codes on paper no longer work.',
    addTitle: 'Add an app that shows codes',
    scan: 'Open an app such as Google Authenticator, Microsoft Authenticator or 1Password on your phone, and let it read this picture.',
    picture: 'The picture for the app',
    orType: 'Or type this into the app:',
    firstCode: 'Code from the app',
    firstCodeHint: 'Six digits. They show that the app works, before it is needed.',
    codeMissing: 'Type the six digits that the app shows.',
    codeWrong:
      'This is not the code that the app shows now. Wait for the next one, and check the clock of the phone.',
    codesTitle: 'Your ten codes on paper',
    codesLead:
      'For when the phone is lost: with your password, each signs you in to Stimpill once. Print them or write them down. They are not shown again, and earlier ones no longer work.',
    print: 'Print',
    codesKept: 'I have kept them',
    endedSessions: (ended: number) =>
      `${en(ended, { one: 'other session', other: 'other sessions' })} of yours ended, because your password alone had opened ${ended === 1 ? 'it' : 'them'}.`,
    lastFactor: {
      what: 'Your company asks for a second factor of your role, and this is your only one.',
      toDo: 'Nothing was removed. Add another first.',
    },
  },
  is: {
    password: 'Lykilorð',
    currentPassword: 'Núverandi lykilorð',
    newPassword: 'Nýtt lykilorð',
    newPasswordHint: 'Minnst 12 stafir. Fjögur orð í röð er auðvelt að muna og erfitt að giska á.',
    currentMissing: 'Sláðu inn núverandi lykilorð.',
    currentWrong: 'Þetta er ekki núverandi lykilorð þitt. Engu var breytt.',
    newShort: 'Sláðu inn minnst 12 stafi.',
    newWeak: 'Þetta er með því fyrsta sem ókunnugir prófa. Veldu annað.',
    changePassword: 'Breyta lykilorði',
    passwordChanged: (ended: number) =>
      ended === 0
        ? 'Lykilorðinu var breytt.'
        : `Lykilorðinu var breytt og ${is(ended, { one: 'annarri innskráningu', other: 'öðrum innskráningum' })} lokið.`,
    second: 'Seinna þrep innskráningar',
    secondLead: 'Sá sem kemst að lykilorðinu þínu getur ekki skráð sig inn með því einu.',
    app: 'App sem sýnir kóða',
    on: 'Virkt',
    off: 'Ekkert',
    paper: 'Kóðar á blaði',
    codesLeft: (left: number) => `${left} eftir`,
    addApp: 'Bæta appinu við',
    replaceApp: 'Skipta um síma',
    removeApp: 'Fjarlægja appið',
    renewCodes: 'Búa til nýja kóða',
    removed: 'Appið var fjarlægt.',
    removeTitle: 'Fjarlægja appið?',
    removeLead: 'Aðgangslyklarnir þínir og kóðarnir á blaðinu gilda áfram.',
    removeLast: 'Þá dugar lykilorðið eitt til innskráningar og kóðarnir á blaðinu hætta að gilda.',
    addTitle: 'Bæta við appi sem sýnir kóða',
    scan: 'Opnaðu app eins og Google Authenticator, Microsoft Authenticator eða 1Password í símanum og láttu það lesa þessa mynd.',
    picture: 'Myndin fyrir appið',
    orType: 'Eða sláðu þetta inn í appið:',
    firstCode: 'Kóði úr appinu',
    firstCodeHint: 'Sex tölustafir. Þeir sýna að appið virki áður en á því þarf að halda.',
    codeMissing: 'Sláðu inn tölustafina sex sem appið sýnir.',
    codeWrong:
      'Þetta er ekki kóðinn sem appið sýnir núna. Bíddu eftir þeim næsta og athugaðu klukkuna í símanum.',
    codesTitle: 'Kóðarnir þínir tíu á blaði',
    codesLead:
      'Ef síminn týnist: með lykilorðinu skráir hver kóði þig einu sinni inn í Stimpil. Prentaðu þá út eða skrifaðu þá niður. Þeir verða ekki sýndir aftur og eldri kóðar gilda ekki lengur.',
    print: 'Prenta',
    codesKept: 'Ég hef geymt þá',
    endedSessions: (ended: number) =>
      `${is(ended, { one: 'annarri innskráningu', other: 'öðrum innskráningum' })} var lokið, því að lykilorðið eitt hafði dugað þar.`,
    lastFactor: {
      what: 'Fyrirtækið krefst seinna þreps af hlutverkinu þínu og þetta er það eina sem þú hefur.',
      toDo: 'Ekkert var fjarlægt. Bættu fyrst öðru við.',
    },
  },
  pl: {
    password: 'Hasło',
    currentPassword: 'Obecne hasło',
    newPassword: 'Nowe hasło',
    newPasswordHint: 'Co najmniej 12 znaków. Cztery słowa z rzędu łatwo zapamiętać i trudno odgadnąć.',
    currentMissing: 'Wpisz obecne hasło.',
    currentWrong: 'To nie jest Twoje obecne hasło. Nic się nie zmieniło.',
    newShort: 'Wpisz co najmniej 12 znaków.',
    newWeak: 'To jedno z pierwszych haseł, które sprawdzają obcy. Wybierz inne.',
    changePassword: 'Zmień hasło',
    passwordChanged: (ended: number) =>
      ended === 0
        ? 'Hasło zostało zmienione.'
        : `Hasło zostało zmienione; zakończono ${pl(ended, { one: 'inną sesję', few: 'inne sesje', many: 'innych sesji', other: 'innych sesji' })}.`,
    second: 'Drugi składnik logowania',
    secondLead: 'Kto pozna Twoje hasło, nie zaloguje się nim samym.',
    app: 'Aplikacja pokazująca kody',
    on: 'Włączona',
    off: 'Brak',
    paper: 'Kody na papierze',
    codesLeft: (left: number) => `pozostało: ${left}`,
    addApp: 'Dodaj aplikację',
    replaceApp: 'Zmień telefon',
    removeApp: 'Usuń aplikację',
    renewCodes: 'Utwórz nowe kody',
    removed: 'Aplikacja została usunięta.',
    removeTitle: 'Usunąć aplikację?',
    removeLead: 'Twoje klucze dostępu i kody na papierze pozostają bez zmian.',
    removeLast: 'Do logowania wystarczy wtedy samo hasło, a kody na papierze przestaną działać.',
    addTitle: 'Dodaj aplikację pokazującą kody',
    scan: 'Otwórz w telefonie aplikację, na przykład Google Authenticator, Microsoft Authenticator lub 1Password, i zeskanuj nią ten obrazek.',
    picture: 'Obrazek dla aplikacji',
    orType: 'Albo wpisz to w aplikacji:',
    firstCode: 'Kod z aplikacji',
    firstCodeHint: 'Sześć cyfr. Pokazują, że aplikacja działa, zanim będzie potrzebna.',
    codeMissing: 'Wpisz sześć cyfr, które pokazuje aplikacja.',
    codeWrong:
      'To nie jest kod, który aplikacja pokazuje teraz. Poczekaj na następny i sprawdź zegar w telefonie.',
    codesTitle: 'Twoje dziesięć kodów na papierze',
    codesLead:
      'Na wypadek utraty telefonu: razem z hasłem każdy kod raz loguje Cię do Stimpilla. Wydrukuj je lub zapisz. Nie zostaną pokazane ponownie, a wcześniejsze już nie działają.',
    print: 'Drukuj',
    codesKept: 'Kody są zapisane',
    endedSessions: (ended: number) =>
      `Zakończono ${pl(ended, { one: 'inną sesję', few: 'inne sesje', many: 'innych sesji', other: 'innych sesji' })}: wystarczyło tam samo hasło.`,
    lastFactor: {
      what: 'Firma wymaga od Twojej roli drugiego składnika, a to jedyny, jaki masz.',
      toDo: 'Nic nie zostało usunięte. Najpierw dodaj inny.',
    },
  },
});
