// What the shell is told. The numbers are documented and do not change.
export const EXIT_CODES = {
  done: 0,
  /** The request was refused; stderr has every reason. */
  refused: 1,
  /** The command was not written as it must be. */
  usage: 2,
  /** Settings, secrets, files or the database do not allow any command. */
  environment: 3,
} as const;

/** Something outside the command failed, not the command itself. */
export class EnvironmentFault extends Error {
  override readonly name = 'EnvironmentFault';
}
