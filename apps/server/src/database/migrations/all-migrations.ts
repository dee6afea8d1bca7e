// Every migration, in the order in which they run. A released one is never edited.
import { companySetting, type Migration } from '../migration.ts';
import { companies } from './0001-companies.ts';
import { people } from './0002-people.ts';
import { sessionsAndDevices } from './0003-sessions-and-devices.ts';
import { projects } from './0004-projects.ts';
import { timeEntries } from './0005-time-entries.ts';
import { punchInbox } from './0006-punch-inbox.ts';
import { rules } from './0007-rules.ts';
import { schedules } from './0008-schedules.ts';
import { absences } from './0009-absences.ts';
import { payrollRuns } from './0049-payroll-runs.ts';
import { payroll } from './0010-payroll.ts';
import { deviceLastSeen } from './0011-device-last-seen.ts';
import { requestLimits } from './0012-request-limits.ts';
import { station } from './0013-station.ts';
import { keptFigures } from './0014-kept-figures.ts';
import { entriesByEnd } from './0015-entries-by-end.ts';
import { lockedPins } from './0016-locked-pins.ts';
import { forgottenAttempts } from './0017-forgotten-attempts.ts';
import { logLosses } from './0018-log-losses.ts';
import { trialWrites } from './0019-trial-writes.ts';
import { serverClock } from './0020-server-clock.ts';
import { deviceHeads } from './0021-device-heads.ts';
import { peopleWithoutEmail } from './0022-people-without-email.ts';
import { tabletQuestions } from './0023-tablet-questions.ts';
import { changes } from './0025-changes.ts';
import { kindsAndBreaks } from './0026-kinds-and-breaks.ts';
import { balanceBookings } from './0027-balance-bookings.ts';
import { payBasis } from './0028-pay-basis.ts';
import { ratioChanges } from './0032-ratio-changes.ts';
import { deskSessions } from './0033-desk-sessions.ts';
import { secondFactors } from './0034-second-factors.ts';
import { jobs } from './0035-jobs.ts';
import { mails } from './0036-mails.ts';
import { serviceAccounts } from './0038-service-accounts.ts';
import { passwordLinks } from './0042-password-links.ts';
import { departmentLimits } from './0039-department-limits.ts';
import { standIns } from './0043-stand-ins.ts';
import { devicePasswords } from './0040-device-passwords.ts';
import { passkeys } from './0044-passkeys.ts';
import { firstRunLink } from './0045-first-run-link.ts';
import { factsAboutPeople } from './0046-facts-about-people.ts';
import { demandedFactors } from './0047-demanded-factors.ts';
import { entriesToLookAt } from './0050-entries-to-look-at.ts';
import { writtenLeave } from './0051-written-leave.ts';
import { overlapConstraint } from './0052-overlap-constraint.ts';
import { lookupsByCompany } from './0053-lookups-by-company.ts';
import { sharedSecrets } from './0060-shared-secrets.ts';
import { endedSessions } from './0061-ended-sessions.ts';
import { openQuestions } from './0062-open-questions.ts';
import { waitingLeave } from './0063-waiting-leave.ts';
import { sessionsByPasskey } from './0064-sessions-by-passkey.ts';
import { forwardedTrouble } from './0065-forwarded-trouble.ts';
import { addressChanges } from './0066-address-changes.ts';
import { erasures } from './0067-erasures.ts';
import { closedTime } from './0070-closed-time.ts';
import { saidAndAsked } from './0071-said-and-asked.ts';
import { clockTrouble } from './0072-clock-trouble.ts';
import { presses } from './0073-presses.ts';
import { broughtPunches } from './0074-brought-punches.ts';
import { answersHold } from './0077-answers-hold.ts';
import { absencesWithoutCode } from './0078-absences-without-code.ts';
import { figuresThatWouldChange } from './0079-figures-that-would-change.ts';
import { yearlyBonuses } from './0080-yearly-bonuses.ts';
import { ruleParameters } from './0081-rule-parameters.ts';
import { laterWorkPatterns } from './0082-later-work-patterns.ts';
import { linesOfOlderPeriods } from './0083-lines-of-older-periods.ts';
import { pairingWords } from './0084-pairing-words.ts';
import { whySessionsEnded } from './0087-why-sessions-ended.ts';
import { partsOfDaysAskedFor } from './0088-parts-of-days-asked-for.ts';
import { ownKindsOfAbsence } from './0089-own-kinds-of-absence.ts';
import { personCalls } from './0090-person-calls.ts';
import { keptPlaces } from './0091-kept-places.ts';
import { toldChanges } from './0092-told-changes.ts';
import { phones } from './0097-phones.ts';

export const allMigrations: readonly Migration[] = [
  companies,
  people,
  sessionsAndDevices,
  projects,
  timeEntries,
  punchInbox,
  rules,
  schedules,
  absences,
  payroll,
  deviceLastSeen,
  requestLimits,
  station,
  keptFigures,
  entriesByEnd,
  lockedPins,
  forgottenAttempts,
  logLosses,
  trialWrites,
  serverClock,
  deviceHeads,
  peopleWithoutEmail,
  tabletQuestions,
  companySetting('0024-rule-slots', (table) =>
    table.boolean('enable_rule_slots').notNullable().defaultTo(false),
  ),
  changes,
  kindsAndBreaks,
  balanceBookings,
  payBasis,
  companySetting('0030-reference-months', (table) =>
    table.integer('working_time_reference_months').notNullable().defaultTo(4),
  ),
  companySetting('0031-asks-about-breaks', (table) =>
    table.boolean('asks_about_breaks').notNullable().defaultTo(false),
  ),
  ratioChanges,
  deskSessions,
  secondFactors,
  jobs,
  mails,
  companySetting('0037-forgotten-outs-mail', (table) => table.string('forgotten_outs_mail_at', 5)),
  serviceAccounts,
  departmentLimits,
  devicePasswords,
  companySetting('0041-own-time', (table) =>
    table.boolean('decides_own_time').notNullable().defaultTo(false),
  ),
  passwordLinks,
  standIns,
  passkeys,
  firstRunLink,
  factsAboutPeople,
  demandedFactors,
  companySetting('0048-plan-tolerance', (table) =>
    table.integer('plan_tolerance_minutes').notNullable().defaultTo(15),
  ),
  payrollRuns,
  entriesToLookAt,
  writtenLeave,
  overlapConstraint,
  lookupsByCompany,
  sharedSecrets,
  endedSessions,
  openQuestions,
  waitingLeave,
  sessionsByPasskey,
  forwardedTrouble,
  addressChanges,
  erasures,
  closedTime,
  saidAndAsked,
  clockTrouble,
  presses,
  broughtPunches,
  answersHold,
  absencesWithoutCode,
  figuresThatWouldChange,
  yearlyBonuses,
  ruleParameters,
  laterWorkPatterns,
  linesOfOlderPeriods,
  pairingWords,
  whySessionsEnded,
  partsOfDaysAskedFor,
  ownKindsOfAbsence,
  personCalls,
  keptPlaces,
  toldChanges,
  companySetting('0093-waits-for-words', (table) =>
    table.integer('waits_for_words_days').notNullable().defaultTo(0),
  ),
  phones,
];
