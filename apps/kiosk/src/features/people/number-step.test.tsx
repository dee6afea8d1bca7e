import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makePerson } from '#testing/fake-server.ts';
import { renderScreen, ZONE } from '#testing/render-screen.tsx';
import { findByNumber, toListPeople, type ListPerson } from './list-person.ts';
import { NumberStep } from './number-step.tsx';

const STAFF = [
  { ...makePerson(1, 'Anna Jónsdóttir'), employeeNumber: '1042' },
  { ...makePerson(2, 'Björn Árnason'), employeeNumber: '7' },
  { ...makePerson(3, 'Twin A'), employeeNumber: '500' },
  { ...makePerson(4, 'Twin B'), employeeNumber: '500' },
  { ...makePerson(5, 'Nameless'), employeeNumber: null },
];
const people = toListPeople(STAFF, 'number', 'en');
const onChoose = vi.fn<(person: ListPerson) => void>();

const show = () =>
  renderScreen(
    <NumberStep
      view={{ people: STAFF, departments: [], fetchedAt: 1, isLoading: false, trouble: undefined }}
      people={people}
      timeZone={ZONE}
      onChoose={onChoose}
    />,
  );
const enter = (digits: string) => {
  for (const digit of digits)
    fireEvent.pointerDown(screen.getByRole('button', { name: digit }), { button: 0 });
};
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

beforeEach(() => {
  onChoose.mockReset();
});

describe('a tablet that shows no names', () => {
  it('asks for the employee number and shows nobody', async () => {
    await show();

    for (const { name } of STAFF) expect(document.body.textContent).not.toContain(name);
    screen.getByRole('heading', { name: 'What is your number?' });
  });

  it('finds the person of a number without naming them', async () => {
    await show();

    enter('1042');
    next();

    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: STAFF[0]!.id, name: '1042' });
  });

  it('says that nobody has a number, and forgets it', async () => {
    await show();

    enter('99');
    next();

    expect(screen.getByRole('alert').textContent).toMatch(
      /No one here has this number.*Nothing was recorded/,
    );
    expect(screen.getByLabelText('Digits entered').textContent).toBe('');
  });

  it('finds nobody by a number that two people share', () => {
    expect(findByNumber(people, '500')).toBeUndefined();
    expect(findByNumber(people, '')).toBeUndefined();
  });
});
