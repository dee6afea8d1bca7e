import { describe, expect, it } from 'vitest';
import { EXPLANATION_LANGUAGES, type Words } from '#words/words.ts';
import { PLAIN_TIME } from '#rules/rule-version.ts';
import { type CreditReason } from '#pay/credit.ts';
import { classWords } from './class-words.ts';
import { SENTENCES } from './explain-entry.ts';
import { type CreditFact, type PaidFact, type StepFact } from './fact.ts';
import { workBeforeRule } from './issue-sentences.ts';
import { weekHoursInWords } from './sentences.ts';
import { type TraceReason } from './trace.ts';

const inEach = (say: (language: (typeof EXPLANATION_LANGUAGES)[number]) => string): readonly string[] =>
  EXPLANATION_LANGUAGES.map(say);

const OVERTIME: Words = { is: 'yfirvinna', en: 'overtime', pl: 'nadgodziny' };
const DAY_WORK: Words = { is: 'dagvinna', en: 'day work', pl: 'praca dzienna' };
const RULE = { ruleName: 'Bar', ruleNames: null, versionNumber: 3 };

const onTheWall = {
  minutes: 120,
  minuteOfDay: 900,
  shownTwice: null,
  localDate: '2026-11-23',
  isOnNextDay: false,
  dayClass: 'ordinary',
  holidayNames: [],
  classNames: OVERTIME,
} as const;

const step = (reason: TraceReason, isOverruled = false): StepFact => ({
  ...onTheWall,
  ...RULE,
  what: 'step',
  reason,
  isOverruled,
});

const paid = (because: TraceReason, more: Partial<PaidFact> = {}): PaidFact => ({
  ...onTheWall,
  ...RULE,
  what: 'paid',
  because,
  bucket: 'overtime',
  payLine: 'YV',
  premiumLines: [],
  ...more,
});

const credit = (reason: CreditReason, minutes: number): CreditFact => ({
  ...RULE,
  what: 'credit',
  account: 'holidayPay',
  localDate: '2026-12-25',
  minutes,
  keptMinutes: 0,
  payLine: 'HD',
  reason,
});

const overLimit = (limitMinutes: number, appliedMinutes: number): TraceReason => ({
  kind: 'over-limit',
  period: 'payPeriod',
  periodStart: '2026-11-01',
  limitMinutes,
  appliedMinutes,
  countedNames: [DAY_WORK],
  fromClass: 'dayWork',
  fromNames: DAY_WORK,
});

describe('a limit', () => {
  it('is told as that of the person where it is another than that of the rule, to both', () => {
    const reason = overLimit(9072, 907);

    expect(inEach((language) => SENTENCES[language].worker(paid(reason)))).toEqual([
      expect.stringContaining(
        ': yfirvinna, umfram 15 klst. 7 mín. á launatímabilinu (miðað við starfshlutfall þitt; talið er: dagvinna).',
      ),
      expect.stringContaining(
        ': overtime, past 15 h 7 min in the pay period (by your employment ratio; counted: day work). ',
      ),
      expect.stringContaining(
        ': nadgodziny, ponad 15 godz. 7 min w okresie rozliczeniowym (według Twojego wymiaru etatu; liczy się: praca dzienna).',
      ),
    ]);
    expect(inEach((language) => SENTENCES[language].payroll(step(reason)))).toEqual([
      expect.stringContaining('15 klst. 7 mín. (hlutfall af 151 klst. 12 mín.)'),
      expect.stringContaining('past 15 h 7 min (by employment ratio, out of 151 h 12 min)'),
      expect.stringContaining(
        '15 godz. 7 min (proporcjonalnie do etatu, przy pełnym etacie 151 godz. 12 min)',
      ),
    ]);
  });

  it('is told as the rule has it where that of the person is only cut to whole minutes', () => {
    const reason = overLimit(9231.6, 9231);

    const said = inEach((language) => SENTENCES[language].payroll(step(reason))).join(' ');

    expect(said).toMatch(/153,86 klst\..*153\.86 h .*153,86 godz\./);
    expect(said).not.toMatch(/9231|hlutfall|ratio|etatu/);
  });

  it('that the required hours overtook is told as these, without a word on employment ratio', () => {
    const reason = overLimit(10_116, 10_368);

    expect(SENTENCES.en.worker(paid(reason))).toContain(
      'past 172 h 48 min in the pay period (counted: day work). ',
    );
    expect(SENTENCES.en.payroll(step(reason))).toContain('past 172 h 48 min (instead of 168 h 36 min)');
  });
});

it('what stays past a limit would stay where a later step moved it, and the limit is that of the person', () => {
  const kept = { kind: 'counted-only', limitMinutes: 10_116, appliedMinutes: 5058 } as const;
  const [now, overruled] = [false, true].map((isOverruled) =>
    inEach((language) => SENTENCES[language].payroll(step(kept, isOverruled))),
  );

  expect(now![1]).toMatch(/stays "overtime" past 84 h 18 min \(by employment ratio, out of 168 h 36 min\)/);
  expect(overruled).toEqual([
    expect.stringMatching(/^Ella væri tíminn kl\. 15:00–17:00 áfram „yfirvinna“/),
    expect.stringMatching(/^15:00–17:00 would stay "overtime"/),
    expect.stringMatching(/^Czas 15:00–17:00 nadal liczyłby się jako „nadgodziny”/),
  ]);
});

it('what a source says beside is a note, which need be no disagreement', () => {
  const citation = { source: 'The page', checkedOn: '2026-11-21' };

  expect(inEach((language) => SENTENCES[language].citation(citation, ['No source says it.']))).toEqual([
    'The page, lesið 21. nóvember 2026; athugið: No source says it.',
    'The page, read 21 November 2026; note: No source says it.',
    'The page, odczytano 21 listopada 2026; uwaga: No source says it.',
  ]);
});

it('overtime that is given as time off is recorded on its line and not paid there', () => {
  const off: TraceReason = { kind: 'as-time-off', fromClass: 'overtime', fromNames: OVERTIME };

  expect(inEach((language) => SENTENCES[language].payroll(paid(off, { payLine: 'FRI' })))).toEqual([
    expect.stringMatching(/^120 mín\. eru færðar á launalið FRI, /),
    expect.stringMatching(/^120 min are recorded on the line FRI, /),
    expect.stringMatching(/^Zapisane: 120 min w pozycji FRI, /),
  ]);
});

it('what was worked on a holiday is not said to be in the hours for which the holiday is paid', () => {
  const reason: CreditReason = {
    kind: 'holiday',
    fullMinutes: 216,
    workedMinutes: 720,
    worthBy: 'employmentRatio',
  };

  expect(inEach((language) => SENTENCES[language].payroll(credit(reason, 216)))).toEqual([
    expect.stringContaining('Unninn tími á frídeginum, 720 mín., greiðist sérstaklega.'),
    expect.stringContaining('The time worked on the holiday, 720 min, is paid separately.'),
    expect.stringContaining('Czas przepracowany w święto, 720 min, jest płatny osobno.'),
  ]);
});

describe('hours of the week', () => {
  it('that hold on some holidays alone do not read as if they held on every one', () => {
    const hours = { dayClasses: ['SH'], holidays: ['christmasEve', 'newYearsEve'], from: '16:00' } as const;

    expect(inEach((language) => weekHoursInWords(hours, language))).toEqual([
      'aðfangadag og gamlársdag, kl. 16:00–24:00',
      'Christmas Eve and New Year’s Eve, 16:00–24:00',
      'Wigilia Bożego Narodzenia i Sylwester, godz. 16:00–24:00',
    ]);
  });

  it('are said with what they leave out, not as a list of kinds of day', () => {
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
    const said = (hours: Parameters<typeof weekHoursInWords>[0]) =>
      inEach((language) => weekHoursInWords({ ...hours, from: '07:00', to: '17:00' }, language));

    expect(said({ weekdays, dayClasses: ['ordinary'] })).toEqual([
      'mánudaga til föstudaga nema á frídögum, kl. 07:00–17:00',
      'Monday to Friday except on holidays, 07:00–17:00',
      'od poniedziałku do piątku, poza świętami, godz. 07:00–17:00',
    ]);
    expect(said({ dayClasses: ['ordinary', 'AF'] })).toEqual([
      'alla daga nema á stórhátíðum, kl. 07:00–17:00',
      'every day except on major holidays, 07:00–17:00',
      'codziennie, poza wielkimi świętami, godz. 07:00–17:00',
    ]);
    expect(said({ weekdays: ['saturday', 'sunday'], dayClasses: ['ordinary', 'AF', 'SH'] })[1]).toBe(
      'Saturdays and Sundays, 07:00–17:00',
    );
  });
});

describe('rounding', () => {
  it('that adds time is told to the worker', () => {
    const added = paid({ kind: 'rounded-in', edge: 'start' });

    expect(inEach((language) => SENTENCES[language].worker(added))).toEqual([
      expect.stringContaining(': yfirvinna, bætt við þegar upphaf vinnutíma er námundað.'),
      expect.stringContaining(': overtime, added when the start was rounded.'),
      expect.stringContaining(': nadgodziny, czas dodany przy zaokrągleniu początku.'),
    ]);
  });

  it('to before the first version does not say that somebody worked then', () => {
    const { is, en, pl } = workBeforeRule('2026-11-29', 5, '2026-11-30');

    expect(is).toBe(
      '29. nóvember 2026: 5 mín. falla á tímann áður en fyrsta útgáfa reglunnar tók gildi, 30. nóvember 2026. Þær greiðast sem dagvinna án reglu.',
    );
    expect(en).toContain('29 November 2026: 5 min lie before the first version of the rule');
    expect(pl).toContain('29 listopada 2026: 5 min przypada przed pierwszą wersją reguły');
  });
});

it('time on which no rule was in force is not said to follow a rule', () => {
  const plain = paid(
    { kind: 'base-class' },
    {
      ruleName: PLAIN_TIME.name,
      ruleNames: PLAIN_TIME.definition.names!,
      versionNumber: PLAIN_TIME.number,
    },
  );

  for (const voice of ['worker', 'payroll'] as const)
    expect(inEach((language) => SENTENCES[language][voice](plain))).toEqual([
      expect.stringMatching(/Engin launaregla gilti þá; greitt er sem venjulegur tími\.$/),
      expect.stringMatching(/No pay rule was in force then; it is paid as ordinary time\.$/),
      expect.stringMatching(/Żadna reguła wtedy nie obowiązywała; czas jest płatny jako zwykły\.$/),
    ]);
});

it('a rule that began as plain time is called by the name that the company gave it', () => {
  const own = paid({ kind: 'base-class' }, { ruleNames: PLAIN_TIME.definition.names! });

  expect(SENTENCES.en.worker(own)).toContain('This follows the rule "Bar".');
  expect(SENTENCES.en.payroll(own)).toContain('by the rule "Bar", version 3.');
});

it('names the day before the hours where an entry goes on into it, to both', () => {
  const next = { isOnNextDay: true, minuteOfDay: 0 } as const;
  const window: TraceReason = { kind: 'base-class' };

  expect(inEach((language) => SENTENCES[language].worker({ ...paid(window), ...next }))).toEqual([
    expect.stringMatching(/^23\. nóvember 2026 kl\. 00:00–02:00, 2 klst\.: /),
    expect.stringMatching(/^23 November 2026, 00:00–02:00, 2 h: /),
    expect.stringMatching(/^23 listopada 2026, 00:00–02:00, 2 godz\.: /),
  ]);
  expect(inEach((language) => SENTENCES[language].payroll({ ...step(window), ...next }))).toEqual([
    expect.stringMatching(/^Tíminn 23\. nóvember 2026 kl\. 00:00–02:00 telst /),
    expect.stringMatching(/^23 November 2026, 00:00–02:00 is /),
    expect.stringMatching(/^Czas 23 listopada 2026, 00:00–02:00 liczy się /),
  ]);
});

it('a class without a name is called by what it is paid as, in the language that is read', () => {
  const night = { bucket: 'nightTime', payLine: 'NV' } as const;

  expect(classWords(night)).toEqual({ is: 'næturvinna (NV)', en: 'night (NV)', pl: 'noc (NV)' });
});

describe('what decided is told', () => {
  const day = (account: CreditFact['account'], reason: CreditReason) =>
    inEach((language) => SENTENCES[language].payroll({ ...credit(reason, 240), account }));

  it('of a rest: from which hour it was looked for, and what each missing hour gives', () => {
    const rest = {
      kind: 'short-rest',
      restMinutes: 540,
      wantedMinutes: 660,
      missingMinutes: 120,
      dayStartsAt: '08:00',
    } as const;

    expect(day('restTimeOff', { ...rest, minutesOffPerHour: 90 })).toEqual([
      expect.stringContaining(
        'lengsta hvíld á sólarhringnum frá kl. 08:00 var 9 klst. en á að vera 11 klst.; upp á vantaði 120 mín.; hver stund sem vantar gefur 90 mín. í frí',
      ),
      expect.stringContaining(
        'the longest rest in the day and night from 08:00 was 9 h, and 11 h are due; 120 min were missing; each missing hour gives 90 min off',
      ),
      expect.stringContaining(
        'najdłuższy odpoczynek w dobie od godz. 08:00 trwał 9 godz., a należy się 11 godz.; zabrakło 120 min; każda brakująca godzina daje 90 min czasu wolnego',
      ),
    ]);
    expect(
      day('restOvertime', { ...rest, restMinutes: 360, missingMinutes: 300, paidBelowMinutes: 480 }),
    ).toEqual([
      expect.stringContaining('greitt er fyrir það sem vantar upp á 8 klst.'),
      expect.stringContaining('what lacks of 8 h is paid'),
      expect.stringContaining('płatne jest to, czego brakuje do 8 godz.'),
    ]);
  });

  it('of breaks that were not taken: the least that is paid', () => {
    const reason: CreditReason = {
      kind: 'break-per-hour',
      workedMinutes: 75,
      minutesPerHour: 5,
      atLeastMinutes: 15,
    };

    expect(day('breakPay', reason)).toEqual([
      expect.stringContaining('en að minnsta kosti 15 mín., vegna hléa'),
      expect.stringContaining('at least 15 min, for breaks'),
      expect.stringContaining('co najmniej 15 min, za niewykorzystane przerwy'),
    ]);
  });

  it('of a call-out: the hours in which its minimum holds', () => {
    const hours = { weekdays: ['saturday', 'sunday'], from: '08:00' } as const;
    const reason: CreditReason = {
      kind: 'call-out',
      workedMinutes: 60,
      addedMinutes: 0,
      minimumMinutes: 240,
      hours,
    };

    expect(day('callOut', reason)).toEqual([
      expect.stringContaining('fyrir útkall (laugardaga og sunnudaga, kl. 08:00–24:00) greiðast að minnsta'),
      expect.stringContaining('a call-out (Saturdays and Sundays, 08:00–24:00) pays at least 240 min'),
      expect.stringContaining('za wezwanie do pracy (soboty i niedziele, godz. 08:00–24:00) płaci się'),
    ]);
  });

  it('of a window that holds for call-outs alone: that it does', () => {
    const reason: TraceReason = {
      kind: 'in-window',
      window: 0,
      priority: 1,
      hours: {},
      isOfCallOuts: true,
      lost: [],
    };

    expect(inEach((language) => SENTENCES[language].payroll(step(reason)))).toEqual([
      expect.stringContaining('sá flokkur gildir um útköll, kl. 00:00–24:00.'),
      expect.stringContaining('this class holds for call-outs, 00:00–24:00.'),
      expect.stringContaining('ta klasa obowiązuje przy wezwaniach do pracy, godz. 00:00–24:00.'),
    ]);
  });

  it('of a shift incentive: that its hours are what it is reckoned on, and not given', () => {
    const reason: CreditReason = { kind: 'shift-incentive', shifts: 16, kinds: 3, outsideMinutes: 2700 };
    const incentive = { ...credit(reason, 9360), account: 'shiftIncentive' } as const;

    expect(inEach((language) => SENTENCES[language].worker(incentive))).toEqual([
      expect.stringContaining('vaktahvati, reiknaður af 156 klst., fyrir vinnu á 3 tegundum vakta.'),
      expect.stringContaining('shift incentive, reckoned on 156 h, for work on 3 kinds of shift.'),
      expect.stringContaining(
        'dodatek za różne zmiany, liczony od 156 godz., za pracę na 3 rodzajach zmian.',
      ),
    ]);
  });
});
