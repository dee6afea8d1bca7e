import { words } from '#words/words.ts';

/** Absence for which the payroll system has no code, before a file is made and in one that was. */
export const absenceWords = words({
  en: {
    kinds: { sick: 'sick leave', sickChild: 'leave with a sick child', vacation: 'vacation' },
    lead: 'This absence of people who are paid by the hour has no wage code, so nobody would pay it. Give it a code, or say why the file goes on without it. The next file asks again.',
    toCodes: 'To the wage codes',
    reasonFor: (who: string, kind: string, time: string) => `${who}, ${kind}, ${time}: why without it`,
    goneFor: (who: string, kind: string) =>
      `${who}, ${kind}: not in the last file, and gone since. What becomes of what was paid`,
    goOn: 'Go on without these',
    left: 'Absence that is in no line, and why',
  },
  is: {
    kinds: { sick: 'veikindi', sickChild: 'veikindi barns', vacation: 'orlof' },
    lead: 'Þessar fjarvistir fólks á tímakaupi hafa engan launakóða, svo að enginn myndi greiða þær. Gefðu þeim kóða eða skrifaðu hvers vegna skráin er gerð án þeirra. Spurt er aftur við næstu skrá.',
    toCodes: 'Til launakóðanna',
    reasonFor: (who: string, kind: string, time: string) => `${who}, ${kind}, ${time}: hvers vegna án þess`,
    goneFor: (who: string, kind: string) =>
      `${who}, ${kind}: ekki í síðustu skrá og nú horfið. Hvað verður um það sem var greitt`,
    goOn: 'Halda áfram án þessara',
    left: 'Fjarvistir sem eru í engri línu, og hvers vegna',
  },
  pl: {
    kinds: {
      sick: 'zwolnienie chorobowe',
      sickChild: 'opieka nad chorym dzieckiem',
      vacation: 'urlop',
    },
    lead: 'Te nieobecności osób ze stawką godzinową nie mają kodu płacowego, więc nikt by ich nie wypłacił. Nadaj im kod albo podaj, dlaczego plik powstaje bez nich. Następny plik zapyta ponownie.',
    toCodes: 'Do kodów płacowych',
    reasonFor: (who: string, kind: string, time: string) => `${who}, ${kind}, ${time}: dlaczego bez tego`,
    goneFor: (who: string, kind: string) =>
      `${who}, ${kind}: poza ostatnim plikiem i już usunięte. Co z tym, co wypłacono`,
    goOn: 'Kontynuuj bez nich',
    left: 'Nieobecności poza plikiem i powód',
  },
});
