export const clockTroubleWords = {
  ahead: 'The clock of the server {server} is {seconds} s ahead of that of the database.',
  behind: 'The clock of the server {server} is {seconds} s behind that of the database.',
  safe: 'Punches at every server have the time of the database, so no time is lost or made longer by the difference.',
  toDo: 'Ask the operator of the servers to look at both clocks, and to keep both by NTP.',
} as const;
