// What the shell is told. The numbers are documented and do not change.
export const EXIT_CODES = {
  done: 0,
  /** What was asked for was refused; every reason stands on stderr. */
  refused: 1,
  /** The command was not written as it must be. */
  usage: 2,
  /** Settings, secrets, files or the database do not allow any command. */
  environment: 3,
} as const;

/** Something around the command, not the command itself, is in the way. */
export class EnvironmentFault extends Error {
  override readonly name = 'EnvironmentFault';
}
