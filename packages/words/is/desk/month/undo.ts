export const undoWords = {
  own: 'Þú samþykktir tíma {count} {count|one:starfsmanns|other:starfsmanna} kl. {at}.',
  until: 'Þú getur tekið það til baka til kl. {at}, án ástæðu.',
  others:
    '{name} samþykkti tíma {count} {count|one:starfsmanns|other:starfsmanna} kl. {at} og getur tekið það til baka til kl. {until}.',
  undo: 'Taka það allt til baka',
  undone: 'Samþykki {count} {count|one:starfsmanns|other:starfsmanna} var tekið til baka.',
  nothingLeft: 'Ekkert var eftir til að taka til baka.',
  expired: {
    what: 'Tíu mínútur eru liðnar frá þessu samþykki.',
    toDo: 'Engu var breytt. Notaðu „Draga samþykki til baka“ í töflunni og segðu hvers vegna.',
  },
  leftTouched:
    'Óbreytt, því einhver breytti einhverju hjá þeim síðan: {count} {count|one:starfsmaður|other:starfsmenn}.',
  leftSent:
    'Óbreytt, því launaskrá hefur þá: {count} {count|one:starfsmaður|other:starfsmenn}. Notaðu „Draga samþykki til baka“ í töflunni fyrir þá og segðu hvers vegna.',
};
