export const whyWords = {
  nothing: 'Ekkert er greitt fyrir þennan dag.',
  source: 'Hvar þetta stendur',
  voice: 'Hvernig er sagt frá',
  forPayroll: 'Fyrir launavinnslu',
  forWorker: 'Eins og starfsmaðurinn les það',
};
