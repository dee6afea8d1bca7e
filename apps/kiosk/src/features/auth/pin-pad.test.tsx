import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { punchCatalogues } from '#i18n/catalogues.ts';
import { PinPad } from './pin-pad.tsx';

const onPin = vi.fn<(pin: string) => void>();
const digits = (entered: number) => screen.getByRole('status', { name: `${entered} of 4 digits` });

function renderPad(props: Partial<Parameters<typeof PinPad>[0]> = {}) {
  render(
    <LanguageProvider language="en">
      <PinPad isDisabled={false} isChecking={false} isWrong={false} onPin={onPin} {...props} />
    </LanguageProvider>,
  );
}

beforeEach(async () => {
  onPin.mockReset();
  await punchCatalogues.load('en');
});

describe('the PIN pad', () => {
  it('submits by itself at the fourth digit, once', async () => {
    renderPad();
    const user = userEvent.setup();

    for (const digit of '0482') await user.click(screen.getByRole('button', { name: digit }));

    expect(onPin.mock.calls).toEqual([['0482']]);
    digits(0);
  });

  it('works with a keyboard and a screen reader alone', async () => {
    renderPad();
    const user = userEvent.setup();

    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '1' }));
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard(' ');

    digits(2);
  });

  it('takes back the last digit', async () => {
    renderPad();
    const user = userEvent.setup();

    await user.keyboard('12');
    await user.click(screen.getByRole('button', { name: 'Delete digit' }));
    await user.keyboard('{Backspace}');

    digits(0);
  });

  it('shows no digit that was entered', async () => {
    renderPad();

    await userEvent.setup().keyboard('777');

    expect(screen.getAllByText('7')).toHaveLength(1);
    expect(document.querySelectorAll('input')).toHaveLength(0);
  });

  it('takes nothing while it is locked', async () => {
    renderPad({ isDisabled: true });
    const user = userEvent.setup();

    await user.keyboard('1234');
    await user.click(screen.getByRole('button', { name: '5' }));

    expect(onPin).not.toHaveBeenCalled();
    digits(0);
  });

  it('keeps its keys in the same places', () => {
    renderPad();

    const labels = screen.getAllByRole('button').map((key) => key.getAttribute('aria-label'));

    expect(labels).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Delete digit']);
  });
});
