// Where the mail to an address leads that has ended. Opening it changes nothing.
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

const GONE = 'way_back.not_found';

export function WayBackPage() {
  const t = useWords(addressLinkWords).back;
  const { token, forget } = useTokenInAddress();
  const {
    data: way,
    error,
    refetch,
  } = useQuery({
    ...query('readWayBack', { body: { token } }),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <LinkFrame
      title={t.title}
      error={error}
      gone={{ code: GONE, ...t.gone }}
      onAgain={() => void refetch()}
      language={way?.language}
    >
      {way && <TakeBack key={token} token={token} way={way} onUsed={forget} />}
    </LinkFrame>
  );
}

type TakeBackProps = {
  readonly token: string;
  readonly way: DataFor<'readWayBack'>;
  readonly onUsed: () => void;
};

function TakeBack({ token, way, onUsed }: TakeBackProps) {
  const t = useWords(addressLinkWords).back;
  const taking = useCall('takeAddressBack', { onSuccess: onUsed });
  const { error } = taking;
  if (taking.data) return <Done taken={taking.data} />;
  return (
    <Parts>
      <Whose {...way} />
      <p>
        {t.lead} <Address>{way.email}</Address>
      </p>
      {way.newEmail !== null && (
        <p>
          {t.instead} <Address>{way.newEmail}</Address>
        </p>
      )}
      <p>{t.follows}</p>
      <FailureOf error={error} text={isRefusedWith(error, GONE) ? t.gone : undefined} />
      <Button
        look="primary"
        isWide
        isBusy={taking.isPending}
        onPress={() => taking.mutate({ body: { token } })}
      >
        {t.submit}
      </Button>
      <p>{t.allRight}</p>
    </Parts>
  );
}

function Done({ taken: { email, passwordPath } }: { readonly taken: DataFor<'takeAddressBack'> }) {
  const t = useWords(addressLinkWords).back;
  if (email === null)
    return (
      <Notice look="warning" isAlert>
        <p>
          <strong>{t.ended}</strong> {t.addressTaken}
        </p>
      </Notice>
    );
  return (
    <Parts>
      <Notice look="good" isAlert>
        <p>
          <strong>{t.done}</strong> {passwordPath === null ? t.doneToDo : t.choosePassword}
        </p>
      </Notice>
      {passwordPath === null ? (
        <SignInLink />
      ) : (
        <p>
          <a href={passwordPath}>{t.toPassword}</a>
        </p>
      )}
    </Parts>
  );
}
