// The words of the log: kinds of records, doors and fields, in the languages of the people who read it.
import { ERASED_TEXT } from '#features/changes/change.ts';
import type { ChangeDoor, Subject } from '#features/changes/change.ts';

/** The languages of the log. */
export type LogLanguage = 'is' | 'en' | 'pl';

export type Words = Readonly<Record<LogLanguage, string>>;

const words = (is: string, en: string, pl: string): Words => ({ is, en, pl });

export const SUBJECT_WORDS: Readonly<Record<Subject, Words>> = {
  company: words('stillingar fyrirtækis', 'company settings', 'ustawienia firmy'),
  department: words('deild', 'department', 'dział'),
  payPeriod: words('launatímabil', 'pay period', 'okres płacowy'),
  project: words('verkefni', 'project', 'projekt'),
  subProject: words('undirverkefni', 'sub-project', 'podprojekt'),
  ruleSet: words('launaregla', 'pay rule', 'reguła płacowa'),
  ruleVersion: words('útgáfa launareglu', 'version of a pay rule', 'wersja reguły płacowej'),
  payrollCode: words('launakóði', 'payroll code', 'kod płacowy'),
  employee: words('starfsmaður', 'employee', 'pracownik'),
  shiftType: words('vaktategund', 'kind of shift', 'rodzaj zmiany'),
  shift: words('vakt', 'shift', 'zmiana'),
  timeOff: words('frí', 'time off', 'czas wolny'),
  absence: words('fjarvist', 'absence', 'nieobecność'),
  timeEntry: words('tímafærsla', 'time entry', 'wpis czasu pracy'),
  closedTime: words('lokaður tími', 'closed time', 'zamknięty czas'),
  balanceBooking: words('bókun á inneign', 'booking on a balance', 'księgowanie na saldzie'),
  reviewItem: words('spurning til stjórnanda', 'question to a manager', 'pytanie do kierownika'),
  device: words('spjaldtölva', 'tablet', 'tablet'),
  deviceIncident: words('atvik í spjaldtölvu', 'incident of a tablet', 'zdarzenie na tablecie'),
  photo: words('mynd af stimplun', 'photo of a punch', 'zdjęcie z odbicia'),
  exportProfile: words('skráarsnið launakerfis', 'file of a payroll system', 'plik systemu płacowego'),
  payrollRun: words('launaskil', 'payroll run', 'wysyłka płac'),
};

export const DOOR_WORDS: Readonly<Record<ChangeDoor, Words>> = {
  'command line': words('í skipanalínu', 'at the command line', 'w wierszu poleceń'),
  desk: words('á stjórnborði', 'at the desk', 'w panelu'),
  kiosk: words('á stimpilklukku', 'at the kiosk', 'na zegarze'),
  station: words('spjaldtölvan sjálf', 'the tablet by itself', 'sam tablet'),
  demo: words('sýnigögn', 'the demo', 'dane pokazowe'),
};

/** Somebody who is in no list any more, and somebody at the command line. */
export const WHO_WORDS = {
  unknown: words('óþekktur', 'unknown', 'nieznana osoba'),
  operator: words('kerfisstjóri', 'operator', 'administrator'),
  tablet: words('spjaldtölva', 'tablet', 'tablet'),
  demo: words('sýnigögn', 'the demo', 'dane pokazowe'),
};

export const VALUE_WORDS = {
  yes: words('já', 'yes', 'tak'),
  no: words('nei', 'no', 'nie'),
  empty: words('tómt', 'empty', 'puste'),
  rule: words('eigin regla', 'a rule of its own', 'własna reguła'),
  erased: words('(eytt)', '(erased)', '(usunięte)'),
  gone: words('(ekki lengur til)', '(no longer there)', '(już nie istnieje)'),
};

/** Reasons that the program gives by itself, as the record of changes keeps them. What people typed is theirs. */
export const REASON_WORDS: Readonly<Record<string, Words>> = {
  'company import': words('innlestur fyrirtækisskrár', 'import of the company file', 'import pliku firmy'),
  [ERASED_TEXT]: VALUE_WORDS.erased,
  approved: words('tími samþykktur', 'time approved', 'czas zatwierdzony'),
  'first run': words('fyrsta uppsetning', 'first set-up', 'pierwsza konfiguracja'),
  'data of the person': words(
    'gögn starfsmanns í skrá',
    'data of the person as a file',
    'dane osoby w pliku',
  ),
};

/** Values of a closed list that people would not know. */
export const CHOICE_WORDS: Readonly<Record<string, Words>> = {
  is: words('íslenska', 'Icelandic', 'islandzki'),
  en: words('enska', 'English', 'angielski'),
  pl: words('pólska', 'Polish', 'polski'),
  none: words('nei', 'no', 'nie'),
  optional: words('valfrjálst', 'optional', 'opcjonalnie'),
  required: words('krafist', 'required', 'wymagane'),
  strict: words('krafist', 'required', 'wymagane'),
  set: words('sett', 'set', 'ustawione'),
  new: words('nýtt', 'new', 'nowe'),
  counted: words('talið', 'counted', 'liczone'),
  forgotten: words('núllstillt', 'forgotten', 'wyzerowane'),
  owner: words('eigandi', 'owner', 'właściciel'),
  manager: words('stjórnandi', 'manager', 'kierownik'),
  accountant: words('bókari', 'accountant', 'księgowy'),
  employee: words('starfsmaður', 'employee', 'pracownik'),
  superadmin: words('kerfisstjóri', 'superadmin', 'superadmin'),
  monthly: words('mánaðarlaun', 'monthly pay', 'płaca miesięczna'),
  hourly: words('tímakaup', 'hourly pay', 'stawka godzinowa'),
  work: words('vinna', 'work', 'praca'),
  callOut: words('útkall', 'call-out', 'wezwanie do pracy'),
  standby: words('bakvakt', 'standby', 'dyżur domowy'),
  sick: words('veikindi', 'sick leave', 'zwolnienie chorobowe'),
  sickChild: words('veikindi barns', 'child sick leave', 'opieka nad chorym dzieckiem'),
  vacation: words('orlof', 'vacation', 'urlop'),
  unpaidLeave: words('launalaust leyfi', 'unpaid leave', 'urlop bezpłatny'),
  monday: words('mánudagur', 'Monday', 'poniedziałek'),
  tuesday: words('þriðjudagur', 'Tuesday', 'wtorek'),
  wednesday: words('miðvikudagur', 'Wednesday', 'środa'),
  thursday: words('fimmtudagur', 'Thursday', 'czwartek'),
  friday: words('föstudagur', 'Friday', 'piątek'),
  saturday: words('laugardagur', 'Saturday', 'sobota'),
  sunday: words('sunnudagur', 'Sunday', 'niedziela'),
  Pending: words('í bið', 'waiting', 'oczekuje'),
  Approved: words('samþykkt', 'approved', 'zatwierdzone'),
  whole: words('allt', 'everything', 'wszystko'),
  differences: words('aðeins breytingar', 'only differences', 'tylko różnice'),
  Rejected: words('hafnað', 'rejected', 'odrzucone'),
};
