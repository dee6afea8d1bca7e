import type { PinCard } from '@stimpill/api-types/manage';
import type { GivenPin } from './give-pins.ts';

export function toPinCard({ employee, departmentNames, language, pin }: GivenPin): PinCard {
  return {
    employeeId: employee.id,
    displayName: employee.displayName,
    employeeNumber: employee.employeeNumber,
    departmentNames: [...departmentNames],
    language,
    pin,
  };
}
