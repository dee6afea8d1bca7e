export const signInAgainWords = {
  title: 'Skráðu þig inn til að halda áfram',
  because: {
    idle: 'Enginn hafði notað síðuna í 30 mínútur og því rann innskráningin út.',
    time: 'Tólf klukkustundir eru frá því að þú skráðir þig inn.',
    signedOut: 'Þú varst skráð(ur) út úr öðrum flipa eða vafra.',
    somebody: 'Einhver annar hefur bundið enda á innskráningar þínar.',
    password: 'Þú ert komin(n) með nýtt lykilorð og því lauk öllum fyrri innskráningum.',
    address: 'Þú ert komin(n) með nýtt netfang til innskráningar og því lauk öllum fyrri innskráningum.',
    factor:
      'Seinna þrepi innskráningar þinnar var bætt við, það fjarlægt eða endurstillt og því lauk þessari innskráningu.',
    passkey: 'Aðgangslykillinn sem þú skráðir þig inn með var fjarlægður.',
    record: 'Hlutverk þitt eða ráðning hefur breyst og því lauk þessari innskráningu.',
    unknown: 'Innskráningunni í þessum vafra er lokið.',
  },
  stays: 'Það sem þú skrifaðir er enn hér og það sem þú ýttir á heldur áfram af sjálfu sér.',
  usePasskey: 'Halda áfram með aðgangslyklinum',
  otherWay: 'Skrá inn á annan hátt',
};
