// Where the link leads that was sent to a new sign-in address. Opening it changes nothing: programs that look into mails open links too.
import { useQuery } from '@tanstack/react-query';
import { isRefusedWith } from '#api/call-failed.ts';
import { query, useCall } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTokenInAddress } from '#ui/use-token-in-address.ts';
import { useWords } from '#words/words.ts';
import { addressLinkWords } from '#said/desk/address-links/address-link.ts';
import { Address, LinkFrame, Parts, SignInLink, Whose } from './link-frame.tsx';

const GONE = 'address_link.not_found';

export function ConfirmAddressPage() {
  const t = useWords(addressLinkWords).confirm;
  const { token, forget } = useTokenInAddress();
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    ...query('readAddressLink', { body: { token } }),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <LinkFrame
      title={t.title}
      error={error}
      gone={{ code: GONE, ...t.gone }}
      onAgain={() => void refetch()}
      language={link?.language}
    >
      {link && <Confirm key={token} token={token} link={link} onUsed={forget} />}
    </LinkFrame>
  );
}

type ConfirmProps = {
  readonly token: string;
  readonly link: DataFor<'readAddressLink'>;
  readonly onUsed: () => void;
};

function Confirm({ token, link, onUsed }: ConfirmProps) {
  const t = useWords(addressLinkWords).confirm;
  const confirming = useCall('confirmAddress', { onSuccess: onUsed });
  const { error } = confirming;
  if (confirming.isSuccess)
    return (
      <Parts>
        <Notice look="good" isAlert>
          <p>
            <strong>{t.done}</strong> {t.doneToDo}
          </p>
        </Notice>
        <SignInLink />
      </Parts>
    );
  return (
    <Parts>
      <Whose {...link} />
      <p>
        {t.lead} <Address>{link.email}</Address>
      </p>
      <p>{t.follows}</p>
      <FailureOf error={error} text={textOf(error, t)} />
      <Button
        look="primary"
        isWide
        isBusy={confirming.isPending}
        onPress={() => confirming.mutate({ body: { token } })}
      >
        {t.submit}
      </Button>
      <p>{t.notYou}</p>
    </Parts>
  );
}

type Sentences = { readonly what: string; readonly toDo: string };

function textOf(
  error: unknown,
  { gone, taken }: { readonly gone: Sentences; readonly taken: Sentences },
): Sentences | undefined {
  if (isRefusedWith(error, 'address_link.taken')) return taken;
  return isRefusedWith(error, GONE) ? gone : undefined;
}
