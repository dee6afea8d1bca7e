import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

/** What the page says that takes people from a spreadsheet. */
export const importWords = words({
  en: {
    title: 'Import people',
    lead: 'Paste rows or choose a file. You see what each row would do before anything is saved.',
    notYours: 'Only owners import people.',
    source: 'Rows',
    sourceLead:
      'New people need a name and a first day; who is there already is found by number, kennitala, e-mail or name.',
    noRows: 'There is only a header. Add a row for each person.',
    columns: 'What was read',
    columnsLead: 'What each column holds, by its header or its cells; change what is wrong.',
    noColumn: 'Say of one column at least what it holds.',
    tooMany: (most: number) => `At most ${most} rows at once. Import the rest afterwards.`,
    longCell: (row: number, most: number) =>
      `A cell of row ${row} has more than ${most} characters. Shorten it.`,
    twice: 'Two columns hold the same thing. Leave one of them out.',
    createDepartments: 'Add departments that do not exist yet',
    check: 'Check the rows',
    again: 'Check again',
    result: 'What would happen',
    resultLead: 'Nothing is saved yet.',
    outcomes: { created: 'New', changed: 'Changed', unchanged: 'As it is', faulty: 'Faulty' },
    newDepartments: 'New departments:',
    show: 'Show',
    everything: 'All rows',
    cell: (column: string, text: string) => `${column} “${text}”`,
    line: 'Row',
    name: 'Name',
    outcome: 'What happens',
    details: 'Details',
    faultsFirst: (count: number) =>
      `${en(count, { one: 'row has', other: 'rows have' })} a fault. Mend it in the text above and check again, or leave it out for now: it stays there.`,
    save: (people: number) => `Import ${en(people, { one: 'person', other: 'people' })}`,
    saveOthers: (people: number, faulty: number) =>
      `Import ${en(people, { one: 'person', other: 'people' })}, leave out ${en(faulty, { one: 'row', other: 'rows' })}`,
    savedOthers: (saved: number, left: number) =>
      `Saved: ${saved}. ${en(left, { one: 'row is', other: 'rows are' })} left to mend.`,
    nothingToSave: 'Everything is there already. There is nothing to save.',
    saved: (created: number, changed: number) => `Saved: ${created} new, ${changed} changed.`,
    rows: (count: number) => en(count, { one: 'row', other: 'rows' }),
  },
  is: {
    title: 'Flytja inn starfsfólk',
    lead: 'Límdu inn raðir eða veldu skrá. Þú sérð hvað hver röð gerir áður en nokkuð er vistað.',
    notYours: 'Aðeins eigendur flytja inn starfsfólk.',
    source: 'Raðir',
    sourceLead:
      'Nýtt starfsfólk þarf nafn og fyrsta starfsdag; þau sem eru þegar skráð finnast eftir númeri, kennitölu, netfangi eða nafni.',
    noRows: 'Hér er aðeins fyrirsögn. Bættu við röð fyrir hvern starfsmann.',
    columns: 'Það sem var lesið',
    columnsLead: 'Hvað er í hverjum dálki, eftir fyrirsögn eða reitum; breyttu því sem er rangt.',
    noColumn: 'Segðu um að minnsta kosti einn dálk hvað er í honum.',
    tooMany: (most: number) => `Mest ${most} raðir í einu. Flyttu hinar inn á eftir.`,
    longCell: (row: number, most: number) => `Reitur í röð ${row} er lengri en ${most} stafir. Styttu hann.`,
    twice: 'Sama atriði er í tveimur dálkum. Slepptu öðrum þeirra.',
    createDepartments: 'Bæta við deildum sem eru ekki til',
    check: 'Athuga raðirnar',
    again: 'Athuga aftur',
    result: 'Það sem myndi gerast',
    resultLead: 'Ekkert er vistað enn.',
    outcomes: { created: 'Nýtt', changed: 'Breytt', unchanged: 'Óbreytt', faulty: 'Með villu' },
    newDepartments: 'Nýjar deildir:',
    show: 'Sýna',
    everything: 'Allar raðir',
    cell: (column: string, text: string) => `${column} „${text}“`,
    line: 'Röð',
    name: 'Nafn',
    outcome: 'Hvað gerist',
    details: 'Nánar',
    faultsFirst: (count: number) =>
      `${is(count, { one: 'röð er gölluð', other: 'raðir eru gallaðar' })}. Lagaðu það í textanum hér fyrir ofan og athugaðu aftur, eða slepptu því í bili: það stendur þar áfram.`,
    save: (people: number) => `Flytja inn ${is(people, { one: 'starfsmann', other: 'starfsmenn' })}`,
    saveOthers: (people: number, faulty: number) =>
      `Flytja inn ${is(people, { one: 'starfsmann', other: 'starfsmenn' })}, sleppa ${is(faulty, { one: 'röð', other: 'röðum' })}`,
    savedOthers: (saved: number, left: number) =>
      `Vistað: ${saved}. Eftir er að laga ${is(left, { one: 'röð', other: 'raðir' })}.`,
    nothingToSave: 'Allt er þegar skráð. Það er ekkert að vista.',
    saved: (created: number, changed: number) => `Vistað: ${created} ný, ${changed} breytt.`,
    rows: (count: number) => is(count, { one: 'röð', other: 'raðir' }),
  },
  pl: {
    title: 'Import pracowników',
    lead: 'Wklej wiersze albo wybierz plik. Zanim cokolwiek zostanie zapisane, zobaczysz, co zmieni każdy wiersz.',
    notYours: 'Osoby importują tylko właściciele.',
    source: 'Wiersze',
    sourceLead:
      'Nowe osoby muszą mieć imię i nazwisko oraz pierwszy dzień pracy; osoby już zapisane rozpoznamy po numerze, kennitala, adresie e-mail lub nazwisku.',
    noRows: 'Jest tylko nagłówek. Dodaj wiersz dla każdej osoby.',
    columns: 'Co odczytano',
    columnsLead: 'Co jest w której kolumnie, według nagłówka albo komórek; popraw, co się nie zgadza.',
    noColumn: 'Powiedz o co najmniej jednej kolumnie, co w niej jest.',
    tooMany: (most: number) => `Najwyżej ${most} wierszy naraz. Resztę zaimportuj potem.`,
    longCell: (row: number, most: number) => `Komórka w wierszu ${row} ma ponad ${most} znaków. Skróć ją.`,
    twice: 'Dwie kolumny zawierają to samo. Pomiń jedną z nich.',
    createDepartments: 'Dodaj działy, których jeszcze nie ma',
    check: 'Sprawdź wiersze',
    again: 'Sprawdź ponownie',
    result: 'Co się stanie',
    resultLead: 'Nic jeszcze nie zapisano.',
    outcomes: { created: 'Nowe', changed: 'Zmienione', unchanged: 'Bez zmian', faulty: 'Błędne' },
    newDepartments: 'Nowe działy:',
    show: 'Pokaż',
    everything: 'Wszystkie wiersze',
    cell: (column: string, text: string) => `${column} „${text}”`,
    line: 'Wiersz',
    name: 'Imię i nazwisko',
    outcome: 'Skutek',
    details: 'Szczegóły',
    faultsFirst: (count: number) =>
      `${pl(count, { one: 'wiersz ma błąd', few: 'wiersze mają błędy', many: 'wierszy ma błędy', other: 'wiersza ma błędy' })}. Popraw tekst powyżej i sprawdź ponownie albo na razie pomiń: tekst tam zostanie.`,
    save: (people: number) =>
      `Importuj ${pl(people, { one: 'osobę', few: 'osoby', many: 'osób', other: 'osób' })}`,
    saveOthers: (people: number, faulty: number) =>
      `Importuj ${pl(people, { one: 'osobę', few: 'osoby', many: 'osób', other: 'osoby' })}, pomiń ${pl(faulty, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}`,
    savedOthers: (saved: number, left: number) =>
      `Zapisano: ${saved}. Do poprawy: ${pl(left, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}.`,
    nothingToSave: 'Wszystko jest już zapisane. Nie ma czego importować.',
    saved: (created: number, changed: number) => `Zapisano: nowe: ${created}, zmienione: ${changed}.`,
    rows: (count: number) => pl(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wierszy' }),
  },
});
