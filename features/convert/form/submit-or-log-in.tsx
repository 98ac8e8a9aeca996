'use client';
// The button of a form; for a visitor, the way in.
import { useTranslations } from 'next-intl';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { accessPath, tradingSource } from '#lib/contract/accounts/access-path.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';

type Props = {
  readonly label: string;
  readonly disabled: boolean;
  readonly pending: boolean;
  /** The address to return to. */
  readonly address: string;
};

export function SubmitOrLogIn({ label, disabled, pending, address }: Props) {
  const t = useTranslations('convert');
  const origin = { from: address, source: tradingSource };
  if (useUser() !== null)
    return (
      <Button type="submit" look="primary" size="large" pending={pending} disabled={disabled} className="w-full">
        {label}
      </Button>
    );
  return (
    // Side by side where both names fit.
    <div className="flex flex-wrap gap-2 *:grow">
      <Link href={accessPath('login', origin)} className={buttonClasses('primary', 'large')}>
        {t('logIn')}
      </Link>
      <Link href={accessPath('register', origin)} className={buttonClasses('secondary', 'large')}>
        {t('signUp')}
      </Link>
    </div>
  );
}
