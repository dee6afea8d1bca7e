// What the server of the tests says of each punch that it is sent.
import { fromBase64Url } from '@stimpill/api-types/signing';
import { readPunchEnvelope, type PunchResult, type StationPerson } from '@stimpill/api-types/station';

export type SentItem = {
  readonly punchId: string;
  readonly sequence: number;
  readonly envelope: string;
  readonly seal?: string;
};

/** The header of a punch as it was sent. */
export function headerOf({ envelope }: Pick<SentItem, 'envelope'>) {
  const read = readPunchEnvelope(fromBase64Url(envelope) ?? new Uint8Array());
  if (read.kind !== 'punch') throw new Error(`The envelope is ${read.kind}.`);
  return read.envelope.header;
}

/** Takes every punch; a seal nobody has opened is only stored, and somebody already in goes to a manager. */
export function toResult(item: SentItem, staff: StationPerson[]): PunchResult {
  const { employeeId, action, clock, photo } = headerOf(item);
  const place = staff.findIndex(({ id }) => id === employeeId);
  const person = staff[place];
  const punchedAtUtc = new Date(clock.wallMs).toISOString();
  const isStart = action === 'start';
  const isFitting = person?.isClockedIn === !isStart;
  const isSealed = item.seal !== undefined;
  if (person && isFitting && !isSealed) {
    staff[place] = { ...person, isClockedIn: isStart, openEntryStartAtUtc: isStart ? punchedAtUtc : null };
  }
  const verdict = isSealed ? 'stored' : isFitting ? 'applied' : 'review';
  return {
    punchId: item.punchId,
    sequence: item.sequence,
    verdict,
    outcome: verdict,
    reason: verdict === 'review' ? 'already_clocked_in' : null,
    punchedAtUtc: verdict === 'applied' ? punchedAtUtc : null,
    isClockedIn: verdict === 'applied' ? isStart : null,
    timeEntryId: null,
    photoUploadGrant: photo === 'taken' ? 'a grant' : null,
    receipt: isSealed ? null : 'a receipt',
  };
}
