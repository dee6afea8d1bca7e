export const missedHolidaysWords = {
  title: 'Þetta fólk fær ekkert greitt fyrir frídaga næstu fimm vikna',
  lead: 'Það er á tímakaupi og enginn hefur skráð hvenær það vinnur. Ýttu á nafn: vinnutími er lagður til út frá síðustu 13 vikum.',
  names: 'Þau sem fá ekkert greitt fyrir frídag',
};
