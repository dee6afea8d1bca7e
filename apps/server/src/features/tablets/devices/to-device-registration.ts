import type { DeviceRegistration } from '@stimpill/api-types';
import type { Registration } from './store-registration.ts';

export function toDeviceRegistration({ deviceToken, company }: Registration): DeviceRegistration {
  return { deviceToken, companyId: company.id, companyName: company.name };
}
