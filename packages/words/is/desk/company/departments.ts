export const departmentsWords = {
  title: 'Deildir',
  lead: 'Hvar fólk vinnur. Listar í spjaldtölvunni og hér skiptast eftir þeim.',
  name: 'Deild',
  nameHint: 'Til dæmis Eldhús eða Móttaka.',
  people: 'Fólk í starfi hér',
  change: 'Breyta heiti: {name}',
  add: 'Bæta við deild',
  addTitle: 'Ný deild',
  changeTitle: 'Breyta heiti deildar',
  added: 'Deildin er komin. Fólk er sett í hana á síðu hvers og eins.',
  saved: 'Deildin hefur fengið nýtt heiti.',
  emptyTitle: 'Engar deildir enn',
  emptyLead:
    'Lítið fyrirtæki þarf engar. Þegar unnið er á nokkrum stöðum halda deildir nafnalistanum í spjaldtölvunni stuttum.',
};
