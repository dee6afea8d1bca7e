import type { PayrollExportPreview } from '@stimpill/api-types';
import type { PayrollPreview } from './preview-payroll-export.ts';

export function toExportPreview({ totalEmployees, lines, issues }: PayrollPreview): PayrollExportPreview {
  return {
    totalEmployees,
    lines: [...lines],
    issues: [...issues],
    hasUnmappedKeys: issues.some(({ code }) => code === 'pay_line.unmapped'),
    hasBlockingErrors: issues.some(({ severity }) => severity === 'error'),
  };
}
