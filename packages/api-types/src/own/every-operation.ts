// Each file that describes operations of the own page; what is exported there as an operation belongs to the contract.
export * from './own-changes.ts';
export * from './own-phones.ts';
export * from './own-record.ts';
