import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

export const bonusesWords = words({
  en: {
    month: 'Month',
    title: 'Bonuses once a year',
    lead: 'What share everybody has earned by their agreement: weeks, or hours of day work. What a whole one is in money, payroll knows.',
    which: 'Bonus',
    kinds: { december: 'December bonus', holiday: 'Holiday bonus' },
    year: 'Due in',
    person: 'Person',
    agreement: 'Agreement',
    days: 'Counted',
    range: (from: string, to: string) => `${from} to ${to}`,
    earned: 'Earned',
    of: (amount: string, full: string) => `${amount} of ${full}`,
    due: 'Due',
    atEnd: 'at the end of employment',
    sent: 'Sent',
    sentIn: (amount: string, run: number, when: string) => `${amount} in run ${run}, ${when}`,
    proposed: 'To send now',
    states: {
      earned: 'Earned',
      noRight: 'No right to it: not long enough in work',
      undecided: 'Undecided: unpaid leave',
      notKnown: 'Not known for this agreement',
      employerNotNamed: 'State or municipality? Say so in the settings.',
    },
    readings: (counts: string, takenOut: string) =>
      `${counts} if unpaid leave counts, ${takenOut} if it does not. Choose in the settings.`,
    ruleChanged: (day: string) => `Another pay rule since ${day}: check whether that is the day.`,
    sentElsewhere: (amount: string) =>
      `${amount} was sent for other days than are counted now. Nothing more is proposed: compare by hand.`,
    nothing: 'Employed on none of the days that count',
    toSettings: 'Settings',
    emptyTitle: 'Nobody was employed then',
    emptyLead: 'No day that any agreement counts for this bonus.',
    noCode: 'This payroll system has no code for this bonus yet. Name one before you send it.',
    toCodes: 'Wage codes',
    system: 'Payroll system',
    make: (count: number) => `Make the file for ${en(count, { one: 'person', other: 'people' })}`,
    making:
      'The bonus is a file of its own and in no file of the month: read in both. Each share is sent once; this page then says when, and in which run.',
    choose: (name: string) => `Send the bonus of ${name}`,
    made: (number: number) => `Run ${number} is made. The file is in your downloads.`,
    madeNotSaved: (number: number) => `Run ${number} is made. Its file is in the list of runs.`,
    csv: 'As a spreadsheet file',
    send: 'Send',
    sources: 'Where this was read',
    checked: (day: string) => `read on ${day}`,
    written: (when: string) => `page of ${when}`,
    undated: 'page without a date',
    refused: {
      'payroll.bonus_unmapped':
        'The bonus has no code in this payroll system, so no file was made. Name its code first.',
      'payroll.bonus_mixed':
        'These people are counted of different wholes, which one code cannot say, so no file was made. Choose the people of one agreement at a time.',
      'payroll.not_ready':
        'The payroll system does not know somebody, so no file was made. Enter their kennitala or number, or leave them out:',
      'payroll.made_meanwhile':
        'Somebody else sent it a moment ago, so nothing was kept. Look at the list of runs.',
      'payroll.nothing_to_send': 'There is nothing to send for these people.',
    },
  },
  is: {
    month: 'Mánuður',
    title: 'Árlegar uppbætur',
    lead: 'Hve stóran hlut hver hefur unnið sér inn eftir sínum samningi: vikur, eða stundir í dagvinnu. Launakerfið veit hvað full uppbót er í krónum.',
    which: 'Uppbót',
    kinds: { december: 'Desemberuppbót', holiday: 'Orlofsuppbót' },
    year: 'Á gjalddaga árið',
    person: 'Starfsmaður',
    agreement: 'Samningur',
    days: 'Talið',
    range: (from: string, to: string) => `${from} til ${to}`,
    earned: 'Áunnið',
    of: (amount: string, full: string) => `${amount} af ${full}`,
    due: 'Gjalddagi',
    atEnd: 'við starfslok',
    sent: 'Skilað',
    sentIn: (amount: string, run: number, when: string) => `${amount} í skilum ${run}, ${when}`,
    proposed: 'Til að senda nú',
    states: {
      earned: 'Áunnið',
      noRight: 'Á ekki rétt: ekki nógu lengi í starfi',
      undecided: 'Óákveðið: launalaust leyfi',
      notKnown: 'Ekki vitað um þennan samning',
      employerNotNamed: 'Ríki eða sveitarfélag? Veldu það í stillingum.',
    },
    readings: (counts: string, takenOut: string) =>
      `${counts} ef launalaust leyfi telst með, ${takenOut} ef ekki. Veldu í stillingum.`,
    ruleChanged: (day: string) => `Önnur launaregla frá ${day}: athugaðu hvort dagurinn er réttur.`,
    sentElsewhere: (amount: string) =>
      `${amount} fóru fyrir aðra daga en nú eru taldir. Ekkert meira er lagt til: berðu saman í höndunum.`,
    nothing: 'Ekki í starfi neinn þeirra daga sem telja',
    toSettings: 'Stillingar',
    emptyTitle: 'Enginn var þá í starfi',
    emptyLead: 'Enginn dagur sem samningur telur til þessarar uppbótar.',
    noCode: 'Þetta launakerfi hefur enn engan kóða fyrir þessa uppbót. Settu kóða áður en þú sendir hana.',
    toCodes: 'Launakóðar',
    system: 'Launakerfi',
    make: (count: number) => `Búa til skrá fyrir ${is(count, { one: 'starfsmann', other: 'starfsmenn' })}`,
    making:
      'Uppbótin er í skrá út af fyrir sig og ekki í skrá mánaðarins: lestu báðar inn. Hver hlutur er sendur einu sinni; hér sést þá hvenær og í hvaða skilum.',
    choose: (name: string) => `Senda uppbót: ${name}`,
    made: (number: number) => `Skil ${number} eru tilbúin. Skráin er í niðurhalinu.`,
    madeNotSaved: (number: number) => `Skil ${number} eru tilbúin. Skráin er í listanum yfir skil.`,
    csv: 'Sem skrá fyrir töflureikni',
    send: 'Senda',
    sources: 'Hvar þetta var lesið',
    checked: (day: string) => `lesið ${day}`,
    written: (when: string) => `síða frá ${when}`,
    undated: 'síða án dagsetningar',
    refused: {
      'payroll.bonus_unmapped':
        'Uppbótin hefur engan kóða í þessu launakerfi og því varð engin skrá til. Settu kóðann fyrst.',
      'payroll.bonus_mixed':
        'Uppbót þessa fólks er talin af ólíkri heild, sem einn kóði getur ekki sagt, og því varð engin skrá til. Veldu fólk á einum samningi í einu.',
      'payroll.not_ready':
        'Launakerfið þekkir ekki einhvern og því varð engin skrá til. Skráðu kennitölu eða númer, eða slepptu viðkomandi:',
      'payroll.made_meanwhile':
        'Einhver annar sendi hana rétt í þessu og ekkert var geymt. Skoðaðu listann yfir skil.',
      'payroll.nothing_to_send': 'Ekkert er að senda fyrir þetta fólk.',
    },
  },
  pl: {
    month: 'Miesiąc',
    title: 'Dodatki roczne',
    lead: 'Jaką część kto wypracował według swojego układu: tygodnie albo godziny pracy dziennej. Ile wynosi cały dodatek w koronach, wie system płacowy.',
    which: 'Dodatek',
    kinds: { december: 'Dodatek grudniowy', holiday: 'Dodatek urlopowy' },
    year: 'Należny w roku',
    person: 'Osoba',
    agreement: 'Układ',
    days: 'Liczone dni',
    range: (from: string, to: string) => `od ${from} do ${to}`,
    earned: 'Wypracowano',
    of: (amount: string, full: string) => `${amount} z ${full}`,
    due: 'Termin',
    atEnd: 'na koniec zatrudnienia',
    sent: 'Wysłano',
    sentIn: (amount: string, run: number, when: string) => `${amount} w wysyłce ${run}, ${when}`,
    proposed: 'Do wysłania teraz',
    states: {
      earned: 'Wypracowano',
      noRight: 'Bez prawa do dodatku: za krótka praca',
      undecided: 'Nierozstrzygnięte: urlop bezpłatny',
      notKnown: 'Nie wiadomo dla tego układu',
      employerNotNamed: 'Państwo czy gmina? Wybierz w ustawieniach.',
    },
    readings: (counts: string, takenOut: string) =>
      `${counts}, jeśli urlop bezpłatny się liczy, ${takenOut}, jeśli nie. Wybierz w ustawieniach.`,
    ruleChanged: (day: string) => `Inna reguła płacowa od ${day}: sprawdź, czy to właściwy dzień.`,
    sentElsewhere: (amount: string) =>
      `${amount} wysłano za inne dni, niż liczone są teraz. Nic więcej nie jest proponowane: porównaj ręcznie.`,
    nothing: 'Bez zatrudnienia w dniach, które się liczą',
    toSettings: 'Ustawienia',
    emptyTitle: 'Nikt nie był wtedy zatrudniony',
    emptyLead: 'Żadnego dnia, który układ liczy do tego dodatku.',
    noCode: 'Ten system płacowy nie ma jeszcze kodu dla tego dodatku. Podaj kod, zanim go wyślesz.',
    toCodes: 'Kody płacowe',
    system: 'System płacowy',
    make: (count: number) =>
      `Utwórz plik dla ${pl(count, { one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })}`,
    making:
      'Dodatek ma osobny plik i nie ma go w pliku miesiąca: wczytaj oba. Każda część jest wysyłana raz; ta strona mówi potem kiedy i w której wysyłce.',
    choose: (name: string) => `Wyślij dodatek: ${name}`,
    made: (number: number) => `Wysyłka ${number} jest gotowa. Plik jest w pobranych.`,
    madeNotSaved: (number: number) => `Wysyłka ${number} jest gotowa. Plik jest na liście wysyłek.`,
    csv: 'Jako plik arkusza',
    send: 'Wyślij',
    sources: 'Gdzie to przeczytano',
    checked: (day: string) => `przeczytano ${day}`,
    written: (when: string) => `strona z ${when}`,
    undated: 'strona bez daty',
    refused: {
      'payroll.bonus_unmapped':
        'Dodatek nie ma kodu w tym systemie płacowym, więc plik nie powstał. Najpierw podaj kod.',
      'payroll.bonus_mixed':
        'Części tych osób liczą się z różnych całości, czego jeden kod nie powie, więc plik nie powstał. Wybierz osoby jednego układu naraz.',
      'payroll.not_ready':
        'System płacowy kogoś nie zna, więc plik nie powstał. Wpisz numer kennitala lub numer pracownika albo pomiń te osoby:',
      'payroll.made_meanwhile':
        'Ktoś inny wysłał go przed chwilą, więc nic nie zachowano. Zobacz listę wysyłek.',
      'payroll.nothing_to_send': 'Dla tych osób nie ma nic do wysłania.',
    },
  },
});
