// What the columns of records are called in the log. A test fails where a column of a record has no words.
import type { Words } from './change-words.ts';

const words = (is: string, en: string, pl: string): Words => ({ is, en, pl });

const SETTINGS: Readonly<Record<string, Words>> = {
  name: words('nafn', 'name', 'nazwa'),
  time_zone: words('tímabelti', 'time zone', 'strefa czasowa'),
  language: words('tungumál', 'language', 'język'),
  enable_projects: words('verkefni í notkun', 'projects in use', 'projekty włączone'),
  enable_shifts: words('vaktir í notkun', 'shifts in use', 'zmiany włączone'),
  enable_rule_slots: words(
    'vinnutími reglu sem vaktir',
    'hours of the rule as shifts',
    'godziny reguły jako zmiany',
  ),
  anonymous_terminal: words('opin stimpilklukka', 'open terminal', 'otwarty terminal'),
  allowed_ip_ranges: words('leyfð netföng (IP)', 'allowed addresses', 'dozwolone adresy'),
  project_selection: words('val á verkefni', 'choice of project', 'wybór projektu'),
  gps_on_clock_in: words('staðsetning við innstimplun', 'place at clock-in', 'lokalizacja przy wejściu'),
  punch_photo: words('mynd við stimplun', 'photo of a punch', 'zdjęcie przy odbiciu'),
  missing_photo_blocks: words('án myndar verða drög', 'without photo a draft', 'bez zdjęcia szkic'),
  offline_punches_need_review: words(
    'stimplun án nets verður drög',
    'offline punch a draft',
    'odbicie bez sieci jako szkic',
  ),
  asks_about_breaks: words('spurt um hlé', 'asks about breaks', 'pytanie o przerwy'),
  manager_code: words('stjórnandakóði', 'manager code', 'kod kierownika'),
  manager_exit_code_hash: words('stjórnandakóði', 'manager code', 'kod kierownika'),
  coordinates_retention_days: words(
    'dagar sem staðsetning geymist',
    'days that places are kept',
    'dni przechowywania lokalizacji',
  ),
  photos_retention_days: words(
    'dagar sem myndir geymast',
    'days that photos are kept',
    'dni przechowywania zdjęć',
  ),
  holiday_calendar: words('frídagatal', 'holiday calendar', 'kalendarz świąt'),
  extra_holidays: words('viðbótarfrídagar', 'extra holidays', 'dodatkowe święta'),
  removed_holidays: words('frídagar sem gilda ekki', 'holidays taken out', 'wykreślone święta'),
  forgotten_outs_mail_at: words(
    'póstur um gleymdar útstimplanir',
    'mail about forgotten clock-outs',
    'e-mail o zapomnianych wyjściach',
  ),
  decides_own_time: words(
    'má ákveða um eigin tíma',
    'may decide about own time',
    'może decydować o własnym czasie',
  ),
  working_time_reference_months: words(
    'viðmiðunarmánuðir vinnutíma',
    'reference months of working time',
    'miesiące rozliczeniowe czasu pracy',
  ),
  default_rule_set_id: words('sjálfgefin launaregla', 'default pay rule', 'domyślna reguła płacowa'),
  default_pay_period_id: words('sjálfgefið launatímabil', 'default pay period', 'domyślny okres płacowy'),
};

const PEOPLE: Readonly<Record<string, Words>> = {
  email: words('netfang', 'e-mail', 'e-mail'),
  password: words('lykilorð', 'password', 'hasło'),
  password_link: words('tengill fyrir lykilorð', 'password link', 'link do hasła'),
  password_hash: words('lykilorð', 'password', 'hasło'),
  device_password: words(
    'einnota lykilorð spjaldtölvu',
    'one-time password of a tablet',
    'jednorazowe hasło tabletu',
  ),
  pin: words('PIN-númer', 'PIN', 'PIN'),
  pin_hash: words('PIN-númer', 'PIN', 'PIN'),
  second_factor: words('seinna þrep innskráningar', 'second factor', 'drugi składnik'),
  passkey: words('aðgangslykill', 'passkey', 'klucz dostępu'),
  wrong_pins: words('röng PIN-númer', 'wrong PINs', 'błędne PIN-y'),
  employee_number: words('starfsmannanúmer', 'employee number', 'numer pracownika'),
  role: words('hlutverk', 'role', 'rola'),
  is_active: words('virkt', 'active', 'aktywne'),
  display_name: words('nafn', 'name', 'imię i nazwisko'),
  job_title: words('starfsheiti', 'job title', 'stanowisko'),
  department_ids: words('deildir', 'departments', 'działy'),
  employment_start_date: words('upphaf starfs', 'first day of employment', 'pierwszy dzień zatrudnienia'),
  employment_end_date: words('lok starfs', 'last day of employment', 'ostatni dzień zatrudnienia'),
  employment_ratio: words('starfshlutfall', 'employment ratio', 'wymiar etatu'),
  ratio_changes: words('breytingar á starfshlutfalli', 'changes of the ratio', 'zmiany wymiaru etatu'),
  rule_set_id: words('launaregla', 'pay rule', 'reguła płacowa'),
  pay_period_id: words('launatímabil', 'pay period', 'okres płacowy'),
  requires_project_selection: words(
    'verður að velja verkefni',
    'must choose a project',
    'musi wybrać projekt',
  ),
  require_gps_on_clock_in: words(
    'staðsetning við innstimplun',
    'place at clock-in',
    'lokalizacja przy wejściu',
  ),
  can_edit_own_timesheet: words('má breyta eigin tímum', 'may change own time', 'może zmieniać własny czas'),
  can_edit_clock_in_out: words('má breyta stimplunum', 'may change punches', 'może zmieniać odbicia'),
  entitlements: words('réttindi', 'entitlements', 'uprawnienia'),
  pay_basis: words('launaform', 'basis of pay', 'podstawa płacy'),
  work_pattern: words('vinnumynstur', 'work pattern', 'rozkład pracy'),
  birth_date: words('fæðingardagur', 'birth date', 'data urodzenia'),
  trade_start_date: words('upphaf í starfsgrein', 'first day in the trade', 'pierwszy dzień w zawodzie'),
  service_account: words('þjónustuaðgangur', 'service account', 'konto usługi'),
  stand_ins: words('staðgenglar', 'stand-ins', 'zastępcy'),
  limited_to_departments: words('takmarkað við deildir', 'limited to departments', 'ograniczenie do działów'),
};

const STRUCTURE: Readonly<Record<string, Words>> = {
  start_day: words('fyrsti dagur', 'first day', 'pierwszy dzień'),
  code: words('kóði', 'code', 'kod'),
  project_id: words('verkefni', 'project', 'projekt'),
  sub_project_id: words('undirverkefni', 'sub-project', 'podprojekt'),
  start_date: words('frá og með', 'first day', 'pierwszy dzień'),
  end_date: words('til og með', 'last day', 'ostatni dzień'),
  number: words('númer útgáfu', 'number of the version', 'numer wersji'),
  valid_from: words('gildir frá', 'holds from', 'obowiązuje od'),
  definition: words('regla', 'rule', 'reguła'),
  agreement: words('kjarasamningur', 'agreement', 'układ zbiorowy'),
  target: words('launakerfi', 'payroll system', 'system płacowy'),
  pay_line_key: words('launaliður', 'pay line', 'składnik płacy'),
  payroll_code: words('launakóði', 'payroll code', 'kod płacowy'),
  color_hex: words('litur', 'colour', 'kolor'),
};

const TIME: Readonly<Record<string, Words>> = {
  employee_id: words('starfsmaður', 'employee', 'pracownik'),
  shift_type_id: words('vaktategund', 'kind of shift', 'rodzaj zmiany'),
  is_advertised: words('auglýst', 'advertised', 'ogłoszona'),
  start_at: words('upphaf', 'start', 'początek'),
  end_at: words('lok', 'end', 'koniec'),
  breaks: words('hlé', 'breaks', 'przerwy'),
  kind: words('tegund', 'kind', 'rodzaj'),
  is_draft: words('drög', 'draft', 'szkic'),
  is_locked: words('læst', 'locked', 'zablokowane'),
  status: words('staða', 'status', 'stan'),
  note: words('athugasemd', 'note', 'uwaga'),
  date: words('dagur', 'day', 'dzień'),
  type: words('tegund', 'kind', 'rodzaj'),
  minutes: words('mínútur', 'minutes', 'minuty'),
  account: words('inneign', 'account', 'konto'),
  reason: words('ástæða', 'reason', 'powód'),
  decision: words('ákvörðun', 'decision', 'decyzja'),
};

const TABLETS: Readonly<Record<string, Words>> = {
  device_id: words('spjaldtölva', 'tablet', 'tablet'),
  closed: words('lokið', 'closed', 'zamknięte'),
  key_epoch: words('lykill', 'key', 'klucz'),
  revoked: words('tekin úr notkun', 'taken out of use', 'wycofany'),
};

export const FIELD_WORDS: Readonly<Record<string, Words>> = {
  ...SETTINGS,
  ...PEOPLE,
  ...STRUCTURE,
  ...TIME,
  ...TABLETS,
};
