export const passwordLinkWords = {
  title: 'Veldu lykilorð',
  signInWith: 'Þú skráir þig inn með',
  label: 'Nýtt lykilorð',
  hint: 'Minnst 12 stafir. Nokkur orð í röð er auðvelt að muna og erfitt að giska á.',
  short: 'Sláðu inn minnst 12 stafi.',
  weak: 'Auðvelt er að giska á þetta. Notaðu nokkur orð sem eiga ekki saman.',
  submit: 'Vista lykilorðið',
  done: 'Lykilorðið er vistað.',
  doneToDo: 'Öllum fyrri innskráningum er lokið. Skráðu þig nú inn með því.',
  signIn: 'Fara í innskráningu',
  gone: {
    what: 'Þessi tengill virkar ekki lengur.',
    toDo: 'Hann var notaður, tíminn er liðinn eða nýrri hefur tekið við. Biddu um nýjan á innskráningarsíðunni.',
  },
};
