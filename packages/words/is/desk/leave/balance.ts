export const balanceWords = {
  title: 'Orlof og veikindi sem eru eftir',
  lead: 'Það sem hver og einn á í dag, í vinnutíma.',
  person: 'Nafn',
  granted: 'Orlof áunnið',
  taken: 'Orlof tekið',
  asked: 'Orlof í beiðnum',
  vacation: 'Orlof eftir',
  sick: 'Veikindi eftir',
  sickChild: 'Veikindi barns eftir',
  mayBeMore: 'gæti verið meira',
  emptyTitle: 'Enginn er í starfi í dag',
  emptyLead: 'Hér standa allir sem eru í starfi og það sem þeir eiga eftir.',
};
