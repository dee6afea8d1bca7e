// The operations of the own API as types: what each is asked and what it answers. Their schemas stay on the server.
import type { CallOf, DataOf } from '@stimpill/api-types';
import type { OwnOperationId, ownOperations } from '@stimpill/api-types/own';

export type { OwnOperationId };
export type DataFor<Id extends OwnOperationId> = DataOf<(typeof ownOperations)[Id]>;
export type CallFor<Id extends OwnOperationId> = CallOf<(typeof ownOperations)[Id]>;

export type MyPhone = DataFor<'getMyPhone'>;
export type PhoneOfMine = DataFor<'listMyPhones'>[number];
export type MyHours = DataFor<'getMyHours'>;
export type MyShift = DataFor<'listMyShifts'>['shifts'][number];
type MyChanges = DataFor<'listMyChanges'>;
export type MyChange = MyChanges['changes'][number];
export type MyDays = DataFor<'readMyDays'>;
export type MyDay = MyDays['days'][number];
export type MyEntry = MyDay['entries'][number];
export type MyReasons = DataFor<'explainMyDay'>;
export type MyReason = MyReasons['credits'][number];
