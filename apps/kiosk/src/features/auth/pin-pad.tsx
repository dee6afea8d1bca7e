// Ten keys, always in the same places. The fourth digit submits; the digits live in this component's memory and nowhere else.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { PressKey } from '#ui/press-key.tsx';
import { playTone } from '#ui/tones.ts';
import { PinDots } from './pin-dots.tsx';
import styles from './pin-pad.module.css';

const css = classNames(styles);
const PIN_LENGTH = 4;
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type PinPadProps = {
  /** While a PIN is checked, locked or covered by a question, keys do nothing. */
  readonly isDisabled: boolean;
  /** The four digits are being checked: the dots stay filled although the digits are gone. */
  readonly isChecking: boolean;
  readonly isWrong: boolean;
  readonly onPin: (pin: string) => void;
  readonly onFirstDigit: () => void;
};

export function PinPad({ isDisabled, isChecking, isWrong, onPin, onFirstDigit }: PinPadProps) {
  const { t } = useLanguage();
  // The digits are in a ref, because two can be pressed before React has drawn the first; only their number is drawn.
  const digits = useRef('');
  const [count, setCount] = useState(0);
  const entered = isChecking ? PIN_LENGTH : count;

  const keep = (next: string) => {
    digits.current = next;
    setCount(next.length);
  };
  const press = (digit: string) => {
    if (isDisabled || isChecking) return;
    if (digits.current === '') onFirstDigit();
    const pin = digits.current + digit;
    keep(pin.length === PIN_LENGTH ? '' : pin);
    if (pin.length === PIN_LENGTH) onPin(pin);
  };
  const remove = () => keep(digits.current.slice(0, -1));
  useHardwareKeys({ press, remove });

  return (
    <div className={css('pad')} role="group" aria-label={t.pinPad}>
      <PinDots entered={entered} isWrong={isWrong && entered === 0} />
      <div className={css('keys', isDisabled && 'isOff')}>
        {ROWS.map((digit) => (
          <PressKey
            key={digit}
            label={digit}
            className={css('key')}
            onPress={() => press(digit)}
            isDisabled={isDisabled}
          >
            {digit}
          </PressKey>
        ))}
        <span />
        <PressKey label="0" className={css('key')} onPress={() => press('0')} isDisabled={isDisabled}>
          0
        </PressKey>
        <PressKey
          label={t.pinDelete}
          className={css('key', 'delete')}
          onPress={remove}
          isDisabled={isDisabled}
        >
          <Icon name="backspace" />
        </PressKey>
      </div>
    </div>
  );
}

/** Number keys of a keyboard or a number block that is plugged in. */
function useHardwareKeys({ press, remove }: { press: (digit: string) => void; remove: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (/^[0-9]$/.test(event.key)) {
      playTone('key');
      press(event.key);
    }
    if (event.key === 'Backspace') remove();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
