import type { DataOf } from '@stimpill/api-types';
import type { ownOperations } from '@stimpill/api-types/own';
import { toInstant } from '#to-instant.ts';
import type { NamedPhone } from './phone-store.ts';
import type { Phone } from './phone.ts';

type ShownPhone = DataOf<typeof ownOperations.listMyPhones>[number];

export function toPhone({ id, program, addedAt, deviceName, usedAt }: NamedPhone): ShownPhone {
  return {
    phoneId: id,
    program,
    addedAtUtc: toInstant(addedAt),
    addedAt: deviceName,
    seenAtUtc: usedAt === null ? null : toInstant(usedAt),
  };
}

export function toNewPhone({
  id,
  program,
  addedAt,
}: Phone): Pick<ShownPhone, 'phoneId' | 'program' | 'addedAtUtc'> {
  return { phoneId: id, program, addedAtUtc: toInstant(addedAt) };
}
