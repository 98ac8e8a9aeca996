'use client';
// The ways to an account for whoever was invited without one: each comes back to the invitation.
import { useTranslations } from 'next-intl';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';

type Props = {
  /** The address of the invitation, without language. */
  readonly from: string;
  readonly offersGuests: boolean;
};

export function JoinAccess({ from, offersGuests }: Props) {
  const t = useTranslations('worlds');
  const api = useApi();
  const work = useWork();
  const enter = (): void =>
    void work.run(async () => {
      useSessionEnd.getState().leave();
      try {
        await api.call(enterAsGuest, {});
      } catch (error) {
        useSessionEnd.getState().stay();
        throw error;
      }
      showLoading();
      // A full load: nothing of the visitor may stay in the page's memory.
      window.location.reload();
    });
  return (
    <>
      <p className="text-sm text-secondary">{t('join.access')}</p>
      <Link href={accessPath('login', { from })} className={`${buttonClasses('primary', 'large')} w-full`}>
        {t('join.logIn')}
      </Link>
      <Link href={accessPath('register', { from })} className={`${buttonClasses('secondary', 'large')} w-full`}>
        {t('join.signUp')}
      </Link>
      {offersGuests ? (
        <>
          <ErrorLine text={work.problem} />
          <Button size="large" pending={work.pending} className="w-full" onClick={enter}>
            {t('join.tryDemo')}
          </Button>
        </>
      ) : null}
    </>
  );
}
