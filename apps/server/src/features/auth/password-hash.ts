// Passwords at rest: argon2id. A login for nobody does the same work as a login for somebody.
import type { Hashing } from './hashing-queue.ts';

export type PasswordHashing = {
  readonly hashPassword: (password: string) => Promise<string>;
  /** @param storedHash null for a user without a password or for nobody: false, after the same work */
  readonly isPassword: (storedHash: string | null, password: string) => Promise<boolean>;
};

export function createPasswordHashing(hashing: Hashing): PasswordHashing {
  let nobody: Promise<string> | undefined;
  const hashOfNobody = () => (nobody ??= hashing.hash('the password of nobody'));
  return {
    hashPassword: (password) => hashing.hash(password),
    isPassword: async (storedHash, password) => {
      const isRight = await hashing.verify(storedHash ?? (await hashOfNobody()), password);
      return isRight && storedHash !== null;
    },
  };
}
