// What the server keeps of the person who is signed in, read period by period and day by day. The tablet keeps none of it.
import type { DataOf } from '@stimpill/api-types';
import type { CallStation } from '#api/call-station.ts';
import type { StationOperations } from '#api/kiosk-operations.ts';
import { toRead } from '#api/to-read.ts';
import type { Read } from '#ui/use-read.ts';
import type { Language } from '@stimpill/words/language.ts';

export type OwnDays = Omit<DataOf<StationOperations['readOwnDays']>, 'station'>;
export type OwnDay = OwnDays['days'][number];
export type OwnEntry = OwnDay['entries'][number];
export type OwnReasons = Omit<DataOf<StationOperations['explainOwnDay']>, 'station'>;
export type OwnReason = OwnReasons['credits'][number];

export type OwnRecordCalls = {
  /** @param date yyyy-MM-dd, a day of the pay period; undefined: today */
  readonly readDays: (date: string | undefined, language: Language) => Promise<Read<OwnDays>>;
  readonly explain: (date: string, language: Language) => Promise<Read<OwnReasons>>;
};

export function ownRecordCalls(callStation: CallStation, employeeToken: string): OwnRecordCalls {
  return {
    readDays: async (date, language) => {
      const body = { language, ...(date !== undefined && { date }) };
      return toRead(await callStation('readOwnDays', { body, employeeToken }));
    },
    explain: async (date, language) =>
      toRead(await callStation('explainOwnDay', { body: { date, language }, employeeToken })),
  };
}
