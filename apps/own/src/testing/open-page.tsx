// The page as somebody opens it, and what they do and read on it.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownOperations } from '@stimpill/api-types/own';
import { App } from '#app/app.tsx';
import { catalogues } from '#words/catalogue.ts';

/** A word as a tablet makes it. */
export const WORD = ownOperations.claimPhoneOffer.example.body.word;
export const PHONE = ownOperations.getMyPhone.example.data;
export const OPEN = { ...PHONE, isOpen: true };

/** @param word of the code that was read */
export async function openPage(word?: string) {
  await catalogues.load('en');
  return render(<App first="en" word={word} />);
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const says = async (text: string | RegExp) => screen.findByText(text);

export const hasHeading = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export const typePin = async (pin: string) => {
  for (const digit of pin) await press(digit);
};
