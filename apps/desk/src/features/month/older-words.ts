import { words } from '#words/words.ts';

/** What a run has of periods that were sent before. */
export const olderWords = words({
  en: {
    title: 'Corrections of periods that were sent before',
    lead: 'They are in this file, and in no other.',
    period: (who: string, from: string, to: string) => `${who}, ${from} to ${to}`,
    days: (days: string) => `days: ${days}`,
    waiting: 'Corrections of earlier periods that are not in this file yet. They come with a later one',
  },
  is: {
    title: 'Leiðréttingar á tímabilum sem áður var skilað',
    lead: 'Þær eru í þessari skrá og engri annarri.',
    period: (who: string, from: string, to: string) => `${who}, ${from} til ${to}`,
    days: (days: string) => `dagar: ${days}`,
    waiting: 'Leiðréttingar á fyrri tímabilum sem eru ekki enn í þessari skrá. Þær koma með síðari skrá',
  },
  pl: {
    title: 'Korekty okresów wysłanych wcześniej',
    lead: 'Są w tym pliku i w żadnym innym.',
    period: (who: string, from: string, to: string) => `${who}, od ${from} do ${to}`,
    days: (days: string) => `dni: ${days}`,
    waiting: 'Korekty wcześniejszych okresów, których nie ma jeszcze w tym pliku. Trafią do późniejszego',
  },
});
