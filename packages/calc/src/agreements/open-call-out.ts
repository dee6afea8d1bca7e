/** What does a call-out pay where no page that was read says it? What the company gives, beside what one judgment tells. */
import { type OpenParameter, type OpenPart } from '#rules/open-part.ts';
import { type MechanismStep } from '#rules/rule-definition.ts';

/** The call-out of a rule: the line of its minimum, and where somebody looked for it. */
export type OpenCallOut = { readonly payLine: string; readonly citation: MechanismStep['citation'] };

const MINIMUM_NAMES = {
  is: 'lágmark útkalls',
  en: 'minimum of a call-out',
  pl: 'minimum za wezwanie do pracy',
};

/** The least that a call-out pays, as the company gives it. */
export const callOutMinimum: OpenParameter = {
  key: 'callOutMinimum',
  unit: 'minutes',
  concerns: 'callOut',
  names: MINIMUM_NAMES,
  decides: {
    is: 'Hversu margar mínútur útkall greiðir að minnsta kosti, ef minna er unnið. 0: aðeins unninn tími.',
    en: 'How many minutes a call-out pays at least, where less is worked. 0: the time worked alone.',
    pl: 'Ile minut co najmniej płaci wezwanie do pracy, gdy przepracowano mniej. 0: tylko czas przepracowany.',
  },
  noDefault: {
    is: 'Lágmarkið fannst ekki á neinni síðu sem lesin var um þennan samning.',
    en: 'No page that was read on this agreement has the minimum.',
    pl: 'Żadna czytana strona o tym układzie nie podaje minimum.',
  },
};

/** A call-out of one minimum, whatever its hour. */
export const openCallOut = ({ payLine, citation }: OpenCallOut): OpenPart => ({
  parameters: [callOutMinimum],
  steps: [
    {
      mechanism: 'call-out',
      payLine,
      minimumMinutes: { parameter: 'callOutMinimum' },
      ...(citation && { citation }),
    },
  ],
});

const JUDGMENT =
  'https://felagsdomur.is/domar-og-urskurdir/domur-urskurdur/?id=b6f4b5d9-e842-4398-9a9d-0ea7054297e0';

const NO_PUBLIC_DEFAULT = {
  is:
    'Ákvæðið fannst aðeins í dómi um samning eins félags, lífeindafræðinga við ríkið, frá 2011. Hvort það er eins í samningi ' +
    'fyrirtækisins veit sá sem greiðir eftir honum.',
  en:
    'The clause was found in a judgment alone, on the agreement of one union (biomedical scientists with the state) of 2011. ' +
    'Whether the agreement of the company says the same is known to the employer who pays by it.',
  pl:
    'Postanowienie znaleziono tylko w wyroku o układzie jednego związku (diagnostów laboratoryjnych z państwem) z 2011 roku. ' +
    'Czy układ firmy mówi to samo, wie ten, kto według niego płaci.',
};

const PUBLIC_PARAMETERS: readonly OpenParameter[] = [
  {
    ...callOutMinimum,
    noDefault: NO_PUBLIC_DEFAULT,
    readings: [
      {
        value: 180,
        says: {
          is: 'Félagsdómur 3/2011, grein 2.3.3.1: minnst þrjár klst. í yfirvinnukaup fyrir hvert skipti.',
          en: 'Labour Court 3/2011, clause 2.3.3.1: at least three hours at the overtime rate each time.',
          pl: 'Sąd Pracy 3/2011, punkt 2.3.3.1: co najmniej trzy godziny według stawki nadgodzin za każdym razem.',
        },
        source: JUDGMENT,
      },
    ],
  },
  {
    key: 'callOutMinimumOffHours',
    unit: 'minutes',
    concerns: 'callOut',
    names: {
      is: 'lágmark útkalls á nóttum, helgum og frídögum',
      en: 'minimum of a call-out at night, at the weekend and on holidays',
      pl: 'minimum za wezwanie w nocy, w weekend i w święta',
    },
    decides: {
      is:
        'Sama, ef útkallið hefst kl. 00–08, á föstudegi eftir kl. 17, á laugardegi, sunnudegi eða frídegi. Gefið sömu tölu ef ' +
        'lágmarkið er alltaf eins.',
      en:
        'The same where the call-out begins from 00 to 08, on a Friday from 17 on, on a Saturday, a Sunday or a holiday. Give the ' +
        'same number if the minimum is always the same.',
      pl:
        'To samo, gdy wezwanie zaczyna się między 00 a 08, w piątek od 17, w sobotę, niedzielę lub święto. Podaj tę samą liczbę, ' +
        'jeśli minimum jest zawsze takie samo.',
    },
    noDefault: NO_PUBLIC_DEFAULT,
    readings: [
      {
        value: 240,
        says: {
          is: 'Félagsdómur 3/2011, grein 2.3.3.2: minnst fjórar klst. kl. 00–08 virka daga, á föstudegi kl. 17–24 og á frídögum.',
          en: 'Labour Court 3/2011, clause 2.3.3.2: at least four hours 00–08 on weekdays, on Friday 17–24 and on days off.',
          pl: 'Sąd Pracy 3/2011, punkt 2.3.3.2: co najmniej cztery godziny 00–08 w dni robocze, w piątek 17–24 i w dni wolne.',
        },
        source: JUDGMENT,
      },
    ],
  },
  {
    key: 'callOutNearWork',
    unit: 'minutes',
    concerns: 'callOut',
    names: {
      is: 'útkall skömmu fyrir vinnu',
      en: 'call-out shortly before work',
      pl: 'wezwanie krótko przed pracą',
    },
    decides: {
      is: 'Ekkert lágmark ef venjuleg vinna hefst innan svo margra mínútna frá upphafi útkallsins. 0: alltaf lágmark.',
      en: 'No minimum where ordinary work begins within this many minutes of the start of the call-out. 0: always a minimum.',
      pl: 'Bez minimum, gdy zwykła praca zaczyna się w ciągu tylu minut od początku wezwania. 0: zawsze minimum.',
    },
    noDefault: NO_PUBLIC_DEFAULT,
    readings: [
      {
        value: 210,
        says: {
          is: 'Félagsdómur 3/2011, grein 2.3.3.2: nema reglulegur vinnutími hefjist innan þriggja og hálfrar klst.',
          en: 'Labour Court 3/2011, clause 2.3.3.2: unless regular work begins within three and a half hours.',
          pl: 'Sąd Pracy 3/2011, punkt 2.3.3.2: chyba że zwykła praca zaczyna się w ciągu trzech i pół godziny.',
        },
        source: JUDGMENT,
      },
    ],
  },
];

const OFF_HOURS = [
  { to: '08:00', priority: 1 },
  { weekdays: ['friday'], from: '17:00', priority: 1 },
  { weekdays: ['saturday', 'sunday'], from: '08:00', priority: 1 },
  { dayClasses: ['AF', 'SH'], priority: 2 },
];

/** The call-out of state and municipalities: one minimum by day and another at other hours, unless work begins soon. */
export const publicCallOut = ({ payLine, citation }: OpenCallOut): OpenPart => ({
  parameters: PUBLIC_PARAMETERS,
  steps: [
    {
      mechanism: 'call-out',
      payLine,
      minimumMinutes: { parameter: 'callOutMinimum' },
      exceptDayWorkWithinMinutes: { parameter: 'callOutNearWork' },
      minimums: OFF_HOURS.map((hours) => ({
        ...hours,
        minimumMinutes: { parameter: 'callOutMinimumOffHours' },
      })),
      ...(citation && { citation }),
    },
  ],
});
