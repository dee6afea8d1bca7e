export const effectWords = {
  moves: 'úr {from} í {to}, {time}',
  movedWith: 'Samþykktir dagar sem fara eftir þessu, óbreyttir þar til samþykkt er aftur:',
  movedByOpening: 'Við opnunina eina yrðu þessir dagar greiddir öðruvísi:',
  openingMovesNothing: 'Við opnunina eina færast engar mínútur.',
  effectNone: 'Launin breytast ekki',
  worked: 'unnið',
};
