import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { Toasts } from '#ui/toasts.tsx';
import { SpeechContext } from '#words/words.ts';
import { keptAnswers, type Answers } from './answers.ts';
import { OwnerStep } from './owner-step.tsx';

afterEach(() => vi.unstubAllGlobals());

function Step({ people }: { readonly people: string }) {
  const [answers, setAnswers] = useState<Answers>({ ...keptAnswers('en'), people, withPasskey: false });
  const onAnswer = (answered: Partial<Answers>) => setAnswers((before) => ({ ...before, ...answered }));
  const nothing = () => undefined;
  return (
    <OwnerStep
      {...{ answers, onAnswer }}
      token="sfr"
      onNext={nothing}
      onBack={nothing}
      onGoTo={nothing}
      onStarted={nothing}
    />
  );
}

function open(people: string) {
  const api = fakeApi();
  api.answer('POST /first-run/company', { status: 403, code: 'first_run.link_over' });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SpeechContext value={{ language: 'en', speak: () => Promise.resolve(true) }}>
        <Toasts>
          <Step people={people} />
        </Toasts>
      </SpeechContext>
    </QueryClientProvider>,
  );
  return api;
}
const which = () => screen.getByLabelText('Which of them are you?');
const listed = () => [...which().querySelectorAll('optgroup option')].map(({ textContent }) => textContent);

describe('who of the list the owner is', () => {
  it.each([
    [
      'their department',
      'Name\tDepartment\nJón Jónsson\tEldhús\nJón Jónsson\tSalur\nAnna\tSalur',
      ['Jón Jónsson (Eldhús)', 'Jón Jónsson (Salur)', 'Anna'],
    ],
    [
      'their row, where nothing else is different',
      'Name\tKennitala\nJón Jónsson\t120174-3399\nJón Jónsson\t170690-2209',
      ['Jón Jónsson (line 2)', 'Jón Jónsson (line 3)'],
    ],
  ])('is chosen among namesakes by %s', (_, people, names) => {
    open(people);

    expect(listed()).toEqual(names);
  });
});

describe('an owner who is none of the list and has a name that is on it', () => {
  const SAME = /Is this the same person/;
  const people = 'Name\tE-mail\nEwa Nowak\t\nAnna\tanna@x.is';
  const make = () => userEvent.click(screen.getByRole('button', { name: 'Make the company' }));
  const sent = async (api: ReturnType<typeof open>) => {
    const body = (await api.requests.find(({ url }) => url.endsWith('/company'))?.json()) as
      | { readonly owner: object }
      | undefined;
    return body?.owner;
  };

  async function say(how: string, name: string) {
    const api = open(people);
    await userEvent.selectOptions(which(), how);
    await userEvent.type(screen.getByLabelText('Your name'), name);
    await userEvent.type(screen.getByLabelText('E-mail'), 'ewa@x.is');
    await userEvent.type(screen.getByLabelText('Password'), 'four words in a row');
    return api;
  }

  it.each(['extra', 'noPunch'])(
    'is asked whether this is the same person, and nothing is sent before (%s)',
    async (how) => {
      const api = await say(how, 'ewa  nowak');
      await make();

      expect(screen.getByLabelText(SAME).getAttribute('aria-invalid')).toBe('true');
      expect(await sent(api)).toBeUndefined();
    },
  );

  it('is made once where it is', async () => {
    const api = await say('extra', 'ewa nowak');
    await userEvent.selectOptions(screen.getByLabelText(SAME), 'Yes, I am Ewa Nowak');
    await make();

    expect(await sent(api)).toMatchObject({ displayName: 'Ewa Nowak', email: 'ewa@x.is', line: 1 });
  });

  it('is one more person where it is not, and another name is asked about anew', async () => {
    const api = await say('extra', 'ewa nowak');
    await userEvent.selectOptions(screen.getByLabelText(SAME), 'No, that is somebody else');
    await make();

    expect(await sent(api)).toMatchObject({ displayName: 'ewa nowak', line: null });
    await userEvent.clear(screen.getByLabelText('Your name'));
    await userEvent.type(screen.getByLabelText('Your name'), 'Anna');
    expect(screen.getByLabelText<HTMLSelectElement>(SAME).value).toBe('');
  });
});
