// Each file that describes operations of a station; what is exported there as an operation belongs to the contract.
export * from './station-changes.ts';
export * from './station-device.ts';
export * from './station-disputes.ts';
export * from './station-leave.ts';
export * from './station-manager.ts';
export * from './station-own.ts';
export * from './station-pairing.ts';
export * from './station-people.ts';
export * from './station-phones.ts';
export * from './station-punches.ts';
export * from './station-record.ts';
export * from './station-recovery.ts';
export * from './station-reviews.ts';
