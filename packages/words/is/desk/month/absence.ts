export const absenceWords = {
  kinds: {
    sick: 'veikindi',
    sickChild: 'veikindi barns',
    vacation: 'orlof',
  },
  lead: 'Þessar fjarvistir fólks á tímakaupi hafa engan launakóða, svo að enginn myndi greiða þær. Gefðu þeim kóða eða skrifaðu hvers vegna skráin er gerð án þeirra. Spurt er aftur við næstu skrá.',
  toCodes: 'Til launakóðanna',
  reasonFor: '{who}, {kind}, {time}: hvers vegna án þess',
  goneFor: '{who}, {kind}: ekki í síðustu skrá og nú horfið. Hvað verður um það sem var greitt',
  goOn: 'Halda áfram án þessara',
  left: 'Fjarvistir sem eru í engri línu, og hvers vegna',
};
