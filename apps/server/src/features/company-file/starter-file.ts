// The company file that a newcomer begins with: short, and with an explanation beside each field.
import { listLanguages } from '@stimpill/api-types/languages';
import { wordsIn, type Language } from '#words.ts';

export type StarterAnswers = {
  readonly id: string;
  /** Empty: to be filled in. */
  readonly name: string;
  readonly timeZone: string;
  readonly language: Language;
  /** yyyy-MM-dd */
  readonly today: string;
};

/** @returns YAML that can be imported once the empty quotes are filled */
export function starterFile({ id, name, timeZone, language, today }: StarterAnswers): string {
  const [first, second] = wordsIn(language).companyWords.departments;
  return `# Your company. Write between the empty quotes, add your people, save, and then:
#
#   stimpill company import <this file>
#
# The import checks everything first and says what is wrong. You can change this file and import it again at any time:
# it adds and changes, and never deletes. Text after a # is for you alone. What stands further in belongs to the line above it.

formatVersion: 1

company:
  id: ${id} # made for you; leave it as it is
  name: ${JSON.stringify(name)}
  timeZone: ${timeZone}
  language: ${language} # of the tablets: ${listLanguages()}
  features:
    enableProjects: false # true: people can say what they work on
    enableShifts: false # true: planned shifts
  terminal:
    anonymous: false # true: a shared computer with passwords, beside the tablets
    projectSelection: none # none, optional or strict
    punchPhoto: none # none, optional or required
  retentionDays: # how long places and photos of punches are kept
    coordinates: 90
    photos: 30
  holidays:
    calendar: IS
  defaultPayPeriod: Month
  # defaultRuleSet: Wages # take the # away here and below; until then every minute counts as daytime

# When a pay period begins: 1 is the calendar month, 21 is from the 21st to the 20th.
payPeriods:
  - { name: Month, startDay: 1 }

# How hours become pay, by a collective agreement that comes with Stimpill.
# ruleSets:
#   - name: Wages
#     versions:
#       - { number: 1, validFrom: ${today.slice(0, 4)}-01-01, agreement: sgs-efling-day-work }

departments:
  - { name: ${first} }
  - { name: ${second} }

# Your people. They are called as they stand here on the tablet.
# You and your managers need an e-mail, to set up tablets. Anyone who only clocks in and out needs none.
# Passwords and PINs do not stand here: the import says how to make them.
employees:
  - displayName: "" # your name
    email: "" # your e-mail address
    role: owner # owner, manager, accountant or employee
    employmentStartDate: ${today}

  # One line a person. Take the # away and write your own names.
  # - { displayName: Anna Jónsdóttir, departments: [${first}], employmentStartDate: ${today} }
  # Jan is paid by the hour; the hours of his week say on which days a holiday is paid to him.
  # - { displayName: Jan Kowalski, departments: [${first}, ${second}], employmentStartDate: ${today}, payBasis: hourly, workPattern: [{ day: monday, from: "08:00", to: "16:00" }] }
  #
  # Two people of one name need a number each, so that they can be told apart:
  # - { displayName: Jón Jónsson, employeeNumber: "14", departments: [${second}], employmentStartDate: ${today} }
`;
}
