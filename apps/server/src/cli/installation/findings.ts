// What the doctor finds: one line each, and what to do about it.

export type Finding = {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly message: string;
};

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });
export const warning = (check: string, message: string): Finding => ({ check, state: 'warning', message });
export const fault = (check: string, message: string): Finding => ({ check, state: 'fault', message });
