/** Under which name each thing of the server is kept. What a change makes old is found by the beginning of its name. */
export const queryKeys = {
  session: ['session'],
  firstRun: ['first-run'],
  ownSessions: ['own-sessions'],
  passkeys: ['passkeys'],
  today: ['today'],
  tablets: ['tablets'],
  managerCode: ['manager-code'],
  company: ['company'],
  holidays: ['holidays'],
  agreements: ['agreements'],
  log: ['log'],
  serviceAccounts: ['service-accounts'],
  people: ['people'],
  person: ['person'],
  time: ['time'],
  personChoices: ['person-choices'],
} as const satisfies Record<string, readonly string[]>;
