// Passwords at rest: argon2id. A login for nobody does the same work as a login for somebody.
import type { Hashing } from './hashing-queue.ts';

export type PasswordHashing = {
  readonly hashPassword: (password: string) => Promise<string>;
  /** @param storedHash null where there is no such user, or no password: false, after the same work */
  readonly isPassword: (storedHash: string | null, password: string) => Promise<boolean>;
};

export function createPasswordHashing(hashing: Hashing): PasswordHashing {
  return {
    hashPassword: (password) => hashing.hash(inOneForm(password)),
    isPassword: (storedHash, password) => hashing.verify(storedHash, inOneForm(password)),
  };
}

/** Keyboards differ in how they write the same letter: "é" is one character, or an e and its accent. */
export function inOneForm(password: string): string {
  return password.normalize('NFKC');
}
