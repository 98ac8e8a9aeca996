'use client';
// The button that places the order; for those who cannot, why not and the way there.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { accessPath, tradingSource } from '#lib/contract/accounts/access-path.ts';
import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import type { Hurdle } from '../board/board-view.ts';

type Props = {
  readonly side: AdvertSide;
  readonly coin: string;
  /** Nothing was typed yet. */
  readonly isEmpty: boolean;
  readonly disabled: boolean;
  readonly pending: boolean;
  readonly hurdle: Hurdle | null;
  /** The address to come back to. */
  readonly back: string;
};

export function TakeSubmit({ side, coin, isEmpty, disabled, pending, hurdle, back }: Props) {
  const t = useTranslations('c2c.take');
  const user = useUser();
  const origin = { from: back, source: tradingSource };
  const register = (look: 'primary' | 'secondary') => (
    <Link href={accessPath('register', origin)} className={buttonClasses(look, 'large')}>
      {t('signUp')}
    </Link>
  );
  const told = (text: string, way: ReactNode = null) => (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-warning">{text}</p>
      {way}
    </div>
  );
  if (user === null)
    return (
      <div className="flex flex-wrap gap-2 *:grow">
        <Link href={accessPath('login', origin)} className={buttonClasses('primary', 'large')}>
          {t(side === 'buy' ? 'logInBuy' : 'logInSell')}
        </Link>
        {register('secondary')}
      </div>
    );
  if (user.isSub === true) return told(t('sub'));
  if (user.isGuest === true) return told(t('guest'), register('primary'));
  if (hurdle !== null)
    return told(
      t(hurdle),
      <Link href="/account/security" className={buttonClasses('primary', 'large')}>
        {t('identityLink')}
      </Link>,
    );
  return (
    <Button type="submit" look={side} size="large" pending={pending} disabled={disabled} className="w-full">
      {isEmpty ? t('enter') : t(side === 'buy' ? 'submitBuy' : 'submitSell', { coin })}
    </Button>
  );
}
