// Ten keys and four dots. The digits live in this component's memory and nowhere else; the fourth sends them.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './pin.module.css';

const css = classNames(styles);
const PIN_LENGTH = 4;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type DigitPadProps = {
  /** The digits are being checked: the dots stay filled although the digits are gone. */
  readonly isChecking: boolean;
  /** Locked: keys do nothing. */
  readonly isOff: boolean;
  readonly onPin: (pin: string) => void;
};

export function DigitPad({ isChecking, isOff, onPin }: DigitPadProps) {
  const { t } = useLanguage();
  // In a ref, because two can be pressed before React has drawn the first; only their number is drawn.
  const digits = useRef('');
  const [count, setCount] = useState(0);
  const isShut = isChecking || isOff;
  const keep = (next: string) => {
    digits.current = next;
    setCount(next.length);
  };
  const press = (digit: string) => {
    if (isShut) return;
    const pin = digits.current + digit;
    keep(pin.length === PIN_LENGTH ? '' : pin);
    if (pin.length === PIN_LENGTH) onPin(pin);
  };
  const remove = () => keep(digits.current.slice(0, -1));
  useKeys(press, remove);
  return (
    <div className={css('pad')} role="group" aria-label={t.pinPad}>
      <Dots entered={isChecking ? PIN_LENGTH : count} />
      <div className={css('keys')}>
        {DIGITS.map((digit) => (
          <Key key={digit} isShut={isShut} onPress={() => press(digit)}>
            {digit}
          </Key>
        ))}
        <span />
        <Key isShut={isShut} onPress={() => press('0')}>
          0
        </Key>
        <button type="button" className={css('key', 'remove')} aria-label={t.pinDelete} onClick={remove}>
          <Icon name="backspace" />
        </button>
      </div>
    </div>
  );
}

type KeyProps = { readonly children: string; readonly isShut: boolean; readonly onPress: () => void };

function Key({ children, isShut, onPress }: KeyProps) {
  return (
    <button type="button" className={css('key')} aria-disabled={isShut || undefined} onClick={onPress}>
      {children}
    </button>
  );
}

/** How many digits were entered; never which. */
function Dots({ entered }: { readonly entered: number }) {
  const { t } = useLanguage();
  return (
    <div className={css('dots')}>
      {[0, 1, 2, 3].map((place) => (
        <span key={place} className={css('dot', place < entered && 'isFilled')} />
      ))}
      <span className="spoken" role="status">
        {t.pinDigits({ entered })}
      </span>
    </div>
  );
}

/** For a keyboard that is plugged in. */
function useKeys(press: (digit: string) => void, remove: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (/^[0-9]$/.test(event.key)) press(event.key);
    if (event.key === 'Backspace') remove();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
