export const missedHolidaysWords = {
  title: 'Frídagar næstu fimm vikna greiða þessu fólki ekkert',
  lead: 'Það er á tímakaupi og enginn hefur skráð hvenær það vinnur. Ýttu á nafn: vinnutími er lagður til út frá síðustu 13 vikum.',
  names: 'Þau sem fá ekkert greitt fyrir frídag',
};
