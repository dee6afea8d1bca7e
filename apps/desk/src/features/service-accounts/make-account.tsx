import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSend } from '#api/calls.ts';
import type { CallFor, DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { LinesField, SelectField, TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { MadeAccount } from './made-account.tsx';
import { roleWords } from '#said/desk/common/role.ts';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

type SaidServiceAccount = CallFor<'makeServiceAccount'>['body'];
type Role = SaidServiceAccount['role'];
type Values = { displayName: string; role: Role; lastDay: string; allowedAddresses: string };

const NOTHING: Values = { displayName: '', role: 'accountant', lastDay: '', allowedAddresses: '' };
const ROLES: readonly Role[] = ['accountant', 'manager', 'owner'];

export function MakeAccount({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(serviceAccountsWords);
  const roles = useWords(roleWords);
  const send = useSend('makeServiceAccount');
  const { id: companyId, timeZone } = useSession().company;
  const today = useToday(timeZone);
  const [made, setMade] = useState<DataFor<'makeServiceAccount'> | undefined>(undefined);
  const form = useForm<Values>({ defaultValues: NOTHING });
  const { control } = form;
  const make = async (values: Values) => setMade(await send({ params: { companyId }, body: toSaid(values) }));
  if (made) return <MadeAccount account={made} onClose={onClose} />;
  return (
    <FormDialog
      title={t.makeTitle}
      form={form}
      saveLabel={t.make}
      onSave={make}
      onClose={onClose}
      sayFault={({ code }) => (code === 'service_account.already_over' ? t.alreadyOver : undefined)}
    >
      <TextField control={control} name="displayName" label={t.name} hint={t.nameHint} />
      <SelectField
        control={control}
        name="role"
        label={t.role}
        hint={t.roleHint}
        options={ROLES.map((role) => [role, roles[role]])}
      />
      <DateField control={control} name="lastDay" label={t.lastDay} hint={t.lastDayHint} near={today} />
      <LinesField
        control={control}
        name="allowedAddresses"
        label={t.addressesLong}
        hint={t.addressesHint}
        rows={2}
      />
    </FormDialog>
  );
}

function toSaid({ displayName, role, lastDay, allowedAddresses }: Values): SaidServiceAccount {
  const ranges = allowedAddresses.split('\n').map((line) => line.trim());
  return {
    displayName,
    role,
    ...(lastDay !== '' && { lastDay }),
    allowedAddresses: ranges.filter((line) => line !== ''),
  };
}
