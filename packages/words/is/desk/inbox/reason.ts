export const reasonWords = {
  forgottenOut: 'Enn inni, lengur en nokkur á að vera á vakt.',
  overlong: 'Lengri í einu en stillingarnar leyfa.',
  workedWhileAway:
    'Fjarvist og vinna sama dag eru samtals meira en dagurinn er metinn á. Hvort tveggja yrði greitt.',
  draft: 'Drög. Þau eru ekki greidd fyrr en einhver samþykkir þau.',
};
