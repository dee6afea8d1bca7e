import type { CompanySettings } from '#features/companies/company-settings.ts';

/** Whether a punch without its photo is a draft and a manager is asked about it. */
export function isPhotoDemanded({ terminal }: CompanySettings): boolean {
  return terminal.punchPhoto === 'required' && terminal.missingPhotoBlocks;
}
