import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

/** What the page says that takes people from a spreadsheet. */
export const importWords = words({
  en: {
    title: 'Import people',
    lead: 'Paste rows or choose a file. You see what each row would do before anything is saved; then all of it is saved, or nothing.',
    notYours: 'Only owners import people.',
    source: 'Rows',
    sourceLead:
      'The first row says what the columns are. New people need a name and a first day; who is there already is found by number, kennitala, e-mail or name.',
    paste: 'Or paste from a spreadsheet',
    pasteHint: 'Copy the rows with their header, and paste them here.',
    file: 'Choose a file',
    choose: 'Choose a file…',
    orDrop: 'or drop it here',
    fileHint: 'An Excel file (.xlsx) or a CSV file.',
    fileFaults: {
      empty: 'There is no row in this file.',
      tooLarge: 'This file is too large. Copy the rows from it, and paste them below.',
      locked: 'This file has a password. Save it without one, and choose it again.',
      oldExcel: 'This file is of an old Excel (.xls). Save it as .xlsx, and choose it again.',
      damaged:
        'This file is damaged, or it is no Excel file. Open it in Excel, save it as .xlsx, and choose it again.',
      noRows: 'This is no file of rows. Choose an Excel file (.xlsx) or a CSV file.',
      farCell: (place: string) =>
        `Cell ${place} lies far away from the others. Delete what stands in it, save the file, and choose it again.`,
      tooManyRows: 'There are more than 10,000 rows. Import the people in several parts.',
      tooManyCells: (place: string) =>
        `There are too many cells: reading ended at ${place}. Delete the columns that are not needed, and choose the file again.`,
      tooMuchText: (place: string) =>
        `There is too much text in the cells: reading ended at ${place}. Shorten long texts, and choose the file again.`,
    },
    sheet: (name: string) => `These are the rows of the sheet “${name}”.`,
    otherSheets: (count: number) =>
      `The file has ${en(count, { one: 'more sheet that is', other: 'more sheets that are' })} not read.`,
    bareNumbers:
      'Excel keeps no zeros at the front of numbers. If your employee numbers begin with zeros, check them.',
    noRows: 'There is only a header. Add a row for each person.',
    tooMany: (most: number) => `At most ${most} rows at once. Import the rest afterwards.`,
    longCell: (row: number, most: number) =>
      `A cell of row ${row} has more than ${most} characters. Shorten it.`,
    columns: 'Columns',
    columnsLead: 'What each column holds. We have guessed by the header; change what is wrong.',
    leaveOut: 'Leave out',
    column: (header: string) => `Column “${header}”`,
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
      `${en(count, { one: 'row has', other: 'rows have' })} a fault. Nothing is saved until every fault is mended: change the text above and check again.`,
    save: (people: number) => `Import ${en(people, { one: 'person', other: 'people' })}`,
    nothingToSave: 'Everything is there already. There is nothing to save.',
    saved: (created: number, changed: number) => `Saved: ${created} new, ${changed} changed.`,
    rows: (count: number) => en(count, { one: 'row', other: 'rows' }),
  },
  is: {
    title: 'Flytja inn starfsfólk',
    lead: 'Límdu inn raðir eða veldu skrá. Þú sérð hvað hver röð gerir áður en nokkuð er vistað; svo er allt vistað eða ekkert.',
    notYours: 'Aðeins eigendur flytja inn starfsfólk.',
    source: 'Raðir',
    sourceLead:
      'Fyrsta röðin segir hvað er í dálkunum. Nýtt starfsfólk þarf nafn og fyrsta starfsdag; þau sem eru þegar skráð finnast eftir númeri, kennitölu, netfangi eða nafni.',
    paste: 'Eða líma úr töflureikni',
    pasteHint: 'Afritaðu raðirnar með fyrirsögninni og límdu þær hér.',
    file: 'Velja skrá',
    choose: 'Velja skrá…',
    orDrop: 'eða dragðu hana hingað',
    fileHint: 'Excel-skrá (.xlsx) eða CSV-skrá.',
    fileFaults: {
      empty: 'Engin röð er í þessari skrá.',
      tooLarge: 'Þessi skrá er of stór. Afritaðu raðirnar úr henni og límdu þær hér fyrir neðan.',
      locked: 'Þessi skrá er læst með lykilorði. Vistaðu hana án þess og veldu hana aftur.',
      oldExcel: 'Þessi skrá er úr gömlu Excel (.xls). Vistaðu hana sem .xlsx og veldu hana aftur.',
      damaged:
        'Þessi skrá er skemmd eða ekki Excel-skrá. Opnaðu hana í Excel, vistaðu hana sem .xlsx og veldu hana aftur.',
      noRows: 'Í þessari skrá eru engar raðir. Veldu Excel-skrá (.xlsx) eða CSV-skrá.',
      farCell: (place: string) =>
        `Reiturinn ${place} er langt frá hinum. Eyddu því sem stendur í honum, vistaðu skrána og veldu hana aftur.`,
      tooManyRows: 'Raðirnar eru fleiri en 10.000. Flyttu starfsfólkið inn í nokkrum hlutum.',
      tooManyCells: (place: string) =>
        `Reitirnir eru of margir: lestri lauk við ${place}. Eyddu dálkum sem ekki þarf og veldu skrána aftur.`,
      tooMuchText: (place: string) =>
        `Of mikill texti er í reitunum: lestri lauk við ${place}. Styttu langa texta og veldu skrána aftur.`,
    },
    sheet: (name: string) => `Þetta eru raðirnar á blaðinu „${name}“.`,
    otherSheets: (count: number) =>
      `Ekki er lesið af ${is(count, { one: 'öðru blaði', other: 'öðrum blöðum' })} í skránni.`,
    bareNumbers:
      'Excel geymir ekki núll fremst í tölum. Ef starfsmannanúmer hjá ykkur byrja á núlli skaltu athuga þau.',
    noRows: 'Hér er aðeins fyrirsögn. Bættu við röð fyrir hvern starfsmann.',
    tooMany: (most: number) => `Mest ${most} raðir í einu. Flyttu hinar inn á eftir.`,
    longCell: (row: number, most: number) => `Reitur í röð ${row} er lengri en ${most} stafir. Styttu hann.`,
    columns: 'Dálkar',
    columnsLead: 'Hvað er í hverjum dálki. Giskað er eftir fyrirsögninni; breyttu því sem er rangt.',
    leaveOut: 'Sleppa',
    column: (header: string) => `Dálkurinn „${header}“`,
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
      `Villa er í ${is(count, { one: 'röð', other: 'röðum' })}. Ekkert er vistað fyrr en það hefur verið lagað: breyttu textanum hér að ofan og athugaðu aftur.`,
    save: (people: number) => `Flytja inn ${is(people, { one: 'starfsmann', other: 'starfsmenn' })}`,
    nothingToSave: 'Allt er þegar skráð. Það er ekkert að vista.',
    saved: (created: number, changed: number) => `Vistað: ${created} ný, ${changed} breytt.`,
    rows: (count: number) => is(count, { one: 'röð', other: 'raðir' }),
  },
  pl: {
    title: 'Import pracowników',
    lead: 'Wklej wiersze albo wybierz plik. Zanim cokolwiek zostanie zapisane, zobaczysz, co zmieni każdy wiersz; potem zapisze się wszystko albo nic.',
    notYours: 'Osoby importują tylko właściciele.',
    source: 'Wiersze',
    sourceLead:
      'Pierwszy wiersz mówi, co jest w kolumnach. Nowe osoby muszą mieć imię i nazwisko oraz pierwszy dzień pracy; osoby już zapisane rozpoznamy po numerze, kennitala, adresie e-mail lub nazwisku.',
    paste: 'Albo wklej z arkusza',
    pasteHint: 'Skopiuj wiersze razem z nagłówkiem i wklej je tutaj.',
    file: 'Wybierz plik',
    choose: 'Wybierz plik…',
    orDrop: 'albo upuść go tutaj',
    fileHint: 'Plik Excela (.xlsx) albo CSV.',
    fileFaults: {
      empty: 'W tym pliku nie ma żadnego wiersza.',
      tooLarge: 'Ten plik jest za duży. Skopiuj z niego wiersze i wklej je poniżej.',
      locked: 'Ten plik ma hasło. Zapisz go bez hasła i wybierz ponownie.',
      oldExcel: 'To plik starego Excela (.xls). Zapisz go jako .xlsx i wybierz ponownie.',
      damaged:
        'Ten plik jest uszkodzony albo nie jest plikiem Excela. Otwórz go w Excelu, zapisz jako .xlsx i wybierz ponownie.',
      noRows: 'W tym pliku nie ma wierszy. Wybierz plik Excela (.xlsx) albo CSV.',
      farCell: (place: string) =>
        `Komórka ${place} leży daleko od pozostałych. Usuń jej zawartość, zapisz plik i wybierz go ponownie.`,
      tooManyRows: 'Jest ponad 10 000 wierszy. Zaimportuj pracowników w kilku częściach.',
      tooManyCells: (place: string) =>
        `Jest za dużo komórek: odczyt zakończył się na ${place}. Usuń niepotrzebne kolumny i wybierz plik ponownie.`,
      tooMuchText: (place: string) =>
        `W komórkach jest za dużo tekstu: odczyt zakończył się na ${place}. Skróć długie teksty i wybierz plik ponownie.`,
    },
    sheet: (name: string) => `To wiersze z arkusza „${name}”.`,
    otherSheets: (count: number) =>
      `Pominięto ${pl(count, { one: 'inny arkusz', few: 'inne arkusze', many: 'innych arkuszy', other: 'innych arkuszy' })} z tego pliku.`,
    bareNumbers:
      'Excel nie przechowuje zer na początku liczb. Jeśli numery pracowników zaczynają się u was od zera, sprawdź je.',
    noRows: 'Jest tylko nagłówek. Dodaj wiersz dla każdej osoby.',
    tooMany: (most: number) => `Najwyżej ${most} wierszy naraz. Resztę zaimportuj potem.`,
    longCell: (row: number, most: number) => `Komórka w wierszu ${row} ma ponad ${most} znaków. Skróć ją.`,
    columns: 'Kolumny',
    columnsLead: 'Co jest w której kolumnie. Domyślamy się z nagłówka; popraw, co się nie zgadza.',
    leaveOut: 'Pomiń',
    column: (header: string) => `Kolumna „${header}”`,
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
      `${pl(count, { one: 'wiersz ma błąd', few: 'wiersze mają błędy', many: 'wierszy ma błędy', other: 'wierszy ma błędy' })}. Dopóki jest jakiś błąd, nic nie zostanie zapisane: zmień tekst powyżej i sprawdź ponownie.`,
    save: (people: number) =>
      `Importuj ${pl(people, { one: 'osobę', few: 'osoby', many: 'osób', other: 'osób' })}`,
    nothingToSave: 'Wszystko jest już zapisane. Nie ma czego importować.',
    saved: (created: number, changed: number) => `Zapisano: nowe: ${created}, zmienione: ${changed}.`,
    rows: (count: number) => pl(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wierszy' }),
  },
});
