// The fourth digit submits; the digits live in this component's memory and nowhere else.
import { useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { DigitPad } from '#ui/digit-pad.tsx';
import { PinDots } from './pin-dots.tsx';
import styles from './pin-pad.module.css';

const css = classNames(styles);
const PIN_LENGTH = 4;

type PinPadProps = {
  /** While a PIN is checked, locked or covered by a question, keys do nothing. */
  readonly isDisabled: boolean;
  /** The four digits are being checked: the dots stay filled although the digits are gone. */
  readonly isChecking: boolean;
  readonly isWrong: boolean;
  readonly onPin: (pin: string) => void;
};

export function PinPad({ isDisabled, isChecking, isWrong, onPin }: PinPadProps) {
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
    const pin = digits.current + digit;
    keep(pin.length === PIN_LENGTH ? '' : pin);
    if (pin.length === PIN_LENGTH) onPin(pin);
  };
  const remove = () => keep(digits.current.slice(0, -1));

  return (
    <div className={css('pad')} role="group" aria-label={t.pinPad}>
      <PinDots entered={entered} isWrong={isWrong && entered === 0} />
      <DigitPad deleteLabel={t.pinDelete} isDisabled={isDisabled} onDigit={press} onDelete={remove} />
    </div>
  );
}
