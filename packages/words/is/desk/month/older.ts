export const olderWords = {
  title: 'Leiðréttingar á tímabilum sem áður var skilað',
  lead: 'Þær eru í þessari skrá og engri annarri.',
  period: '{who}, {from} til {to}',
  days: 'dagar: {days}',
  waiting: 'Leiðréttingar á fyrri tímabilum sem eru ekki enn í þessari skrá. Þær koma með síðari skrá',
};
