import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

/** Erasing what is personal about somebody who has left. */
export const eraseWords = words({
  en: {
    title: 'Erase this person',
    lead: 'For somebody who has left and wants to be forgotten. Nothing brings it back.',
    wasErased: 'This person was erased. Who did what stays, under this stand-in.',
    look: 'See what would go',
    dialog: 'Erase for good?',
    act: 'Erase for good',
    becomes: (standIn: string) => `Everywhere a name stood, “${standIn}” stands afterwards.`,
    subject: {
      record: 'Name, address and numbers',
      signIn: 'Ways to sign in',
      details: 'Photos and places of punches',
      texts: 'E-mails that wait or were sent',
      log: 'What the log says about the person',
      payroll: 'Name in payroll runs and their files',
      time: 'Working time, absences and plans',
    },
    goes: (count: number) => (count === 0 ? 'There is none' : `${count} ${count === 1 ? 'goes' : 'go'}`),
    stays: (count: number) =>
      `${count} ${count === 1 ? 'stays' : 'stay'} without a note, until the day below`,
    stayWhy:
      'Who did what and when stays, by id: the log must be whole. What others wrote about somebody else stays too.',
    unlocked: (count: number) =>
      `${en(count, { one: 'time entry is', other: 'time entries are' })} not approved. No payroll file can name the person afterwards.`,
    until: 'Working time is kept until',
    untilHint:
      'The last day on which the law on bookkeeping and your agreements ask for it. Then it goes too.',
    untilMissing: 'Say a day: today or later, such as 31.12.2033.',
    backups: (day: string) =>
      `Backups that the server made by itself are written anew without the person; one of an earlier version goes by ${day} at the latest. Restoring one erases the person again. Files that you have saved are yours to delete.`,
    done: (standIn: string) => `Erased. The name is now “${standIn}”.`,
    refusal: {
      'person.works_here': 'This person works here. It is possible after the last day of the employment.',
      'person.not_settled':
        'Something about this person is not decided yet: an open time entry, a punch or question that waits, or a request for time off. Settle it first.',
      'person.last_owner':
        'The company has no other owner who can sign in. Make somebody else an owner first.',
    },
  },
  is: {
    title: 'Eyða gögnum um starfsmann',
    lead: 'Fyrir þann sem er hættur og vill falla í gleymsku. Ekkert færir gögnin aftur.',
    wasErased: 'Gögnum um þennan starfsmann var eytt. Hver gerði hvað stendur áfram, undir þessu nafni.',
    look: 'Skoða hvað færi',
    dialog: 'Eyða endanlega?',
    act: 'Eyða endanlega',
    becomes: (standIn: string) => `Alls staðar þar sem nafn stóð stendur síðan „${standIn}“.`,
    subject: {
      record: 'Nafn, netfang og númer',
      signIn: 'Innskráningarleiðir',
      details: 'Myndir og staðsetningar stimplana',
      texts: 'Tölvupóstur sem bíður eða var sendur',
      log: 'Það sem annállinn segir um starfsmanninn',
      payroll: 'Nafn í launaskilum og skrám þeirra',
      time: 'Vinnutími, fjarvistir og áætlanir',
    },
    goes: (count: number) => (count === 0 ? 'Ekkert' : is(count, { one: 'hverfur', other: 'hverfa' })),
    stays: (count: number) =>
      `${is(count, { one: 'stendur', other: 'standa' })} áfram án athugasemda, til dagsins hér að neðan`,
    stayWhy:
      'Hver gerði hvað og hvenær stendur áfram, eftir auðkenni: annállinn verður að vera heill. Það sem aðrir skrifuðu um annan stendur líka.',
    unlocked: (count: number) =>
      `${is(count, { one: 'tímafærsla er', other: 'tímafærslur eru' })} ekki samþykkt. Engin launaskrá getur nefnt starfsmanninn eftir það.`,
    until: 'Vinnutími er geymdur til',
    untilHint: 'Síðasti dagur sem bókhaldslög og samningar ykkar krefjast hans. Þá hverfur hann líka.',
    untilMissing: 'Nefndu dag: í dag eða síðar, til dæmis 31.12.2033.',
    backups: (day: string) =>
      `Afrit sem þjónninn gerði sjálfur eru skrifuð aftur án starfsmannsins; afrit úr eldri útgáfu hverfa í síðasta lagi ${day}. Sé afrit endurheimt er honum eytt aftur. Skrám sem þið hafið vistað þurfið þið að eyða sjálf.`,
    done: (standIn: string) => `Eytt. Nafnið er nú „${standIn}“.`,
    refusal: {
      'person.works_here': 'Þessi starfsmaður er í starfi. Þetta er hægt eftir síðasta starfsdag.',
      'person.not_settled':
        'Eitthvað um þennan starfsmann er óafgreitt: opin tímafærsla, stimplun eða spurning sem bíður, eða beiðni um frí. Afgreiddu það fyrst.',
      'person.last_owner':
        'Fyrirtækið hefur engan annan eiganda sem getur skráð sig inn. Gerðu fyrst einhvern annan að eiganda.',
    },
  },
  pl: {
    title: 'Usuń dane tej osoby',
    lead: 'Dla kogoś, kto odszedł i chce zostać zapomniany. Niczego nie da się przywrócić.',
    wasErased: 'Dane tej osoby usunięto. Kto co zrobił, pozostaje pod tą nazwą zastępczą.',
    look: 'Zobacz, co zniknie',
    dialog: 'Usunąć na zawsze?',
    act: 'Usuń na zawsze',
    becomes: (standIn: string) => `Wszędzie, gdzie było nazwisko, będzie „${standIn}”.`,
    subject: {
      record: 'Imię i nazwisko, adres i numery',
      signIn: 'Sposoby logowania',
      details: 'Zdjęcia i miejsca odbić',
      texts: 'E-maile oczekujące lub wysłane',
      log: 'To, co dziennik mówi o tej osobie',
      payroll: 'Nazwisko w wysyłkach płac i ich plikach',
      time: 'Czas pracy, nieobecności i plany',
    },
    goes: (count: number) => (count === 0 ? 'Nie ma' : `Znika: ${count}`),
    stays: (count: number) => `Pozostaje bez uwag, do dnia poniżej: ${count}`,
    stayWhy:
      'Kto co zrobił i kiedy, pozostaje, według identyfikatora: dziennik musi być kompletny. Pozostaje też to, co inni napisali o kimś innym.',
    unlocked: (count: number) =>
      `Niezatwierdzone: ${pl(count, { one: 'wpis czasu', few: 'wpisy czasu', many: 'wpisów czasu', other: 'wpisu czasu' })}. Żaden plik płacowy nie wymieni już tej osoby.`,
    until: 'Czas pracy przechowywany do',
    untilHint:
      'Ostatni dzień, do którego wymagają tego przepisy o rachunkowości i umowy. Potem znika także on.',
    untilMissing: 'Podaj dzień: dzisiejszy lub późniejszy, na przykład 31.12.2033.',
    backups: (day: string) =>
      `Kopie zapasowe, które serwer utworzył sam, są zapisywane na nowo bez tej osoby; kopie z wcześniejszej wersji znikają najpóźniej ${day}. Przywrócenie kopii usuwa ją ponownie. Zapisane przez Was pliki musicie usunąć sami.`,
    done: (standIn: string) => `Usunięto. Nazwa to teraz „${standIn}”.`,
    refusal: {
      'person.works_here': 'Ta osoba tu pracuje. To możliwe po ostatnim dniu zatrudnienia.',
      'person.not_settled':
        'Coś dotyczące tej osoby nie jest rozstrzygnięte: otwarty wpis czasu, czekające odbicie lub pytanie albo wniosek o urlop. Najpierw to rozstrzygnij.',
      'person.last_owner':
        'W firmie nie ma innego właściciela, który może się zalogować. Najpierw nadaj tę rolę komuś innemu.',
    },
  },
});
