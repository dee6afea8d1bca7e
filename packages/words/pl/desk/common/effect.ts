export const effectWords = {
  moves: '{from} → {to}, {time}',
  movedWith: 'Zatwierdzone dni, które od tego zależą, bez zmian do ponownego zatwierdzenia:',
  movedByOpening: 'Już samo otwarcie sprawi, że te dni będą zapłacone inaczej:',
  openingMovesNothing: 'Samo otwarcie nie przenosi żadnych minut.',
  effectNone: 'Płaca bez zmian',
  worked: 'przepracowano',
};
