// Ten keys, always in the same places, for fingers, gloves and a keyboard that is plugged in. The caller keeps what is typed.
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './digit-pad.module.css';
import { Icon } from '@stimpill/ui/icon.tsx';
import { PressKey } from './press-key.tsx';
import { playTone } from './tones.ts';

const css = classNames(styles);
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type DigitPadProps = {
  readonly deleteLabel: string;
  readonly isDisabled: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onDelete: () => void;
};

export function DigitPad({ deleteLabel, isDisabled, onDigit, onDelete }: DigitPadProps) {
  useHardwareKeys({ onDigit, onDelete });
  return (
    <div className={css('keys', isDisabled && 'isOff')}>
      {ROWS.map((digit) => (
        <PressKey
          key={digit}
          label={digit}
          className={css('key')}
          onPress={() => onDigit(digit)}
          isDisabled={isDisabled}
        >
          {digit}
        </PressKey>
      ))}
      <span />
      <PressKey label="0" className={css('key')} onPress={() => onDigit('0')} isDisabled={isDisabled}>
        0
      </PressKey>
      <PressKey
        label={deleteLabel}
        className={css('key', 'delete')}
        onPress={onDelete}
        isDisabled={isDisabled}
      >
        <Icon name="backspace" />
      </PressKey>
    </div>
  );
}

function useHardwareKeys({ onDigit, onDelete }: Pick<DigitPadProps, 'onDigit' | 'onDelete'>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (/^[0-9]$/.test(event.key)) {
      playTone('key');
      onDigit(event.key);
    }
    if (event.key === 'Backspace') onDelete();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
