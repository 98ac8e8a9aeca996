// For a visitor of a trading screen: in, and back to where one is.
import { useTranslations } from 'next-intl';

import { buttonClasses, type ButtonSize } from '#components/ui/buttons/button.tsx';
import { accessPath, tradingSource } from '#lib/contract/accounts/access-path.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useWithQuery } from '#lib/i18n/place-context.ts';

type Props = {
  /** The address to come back to; where it is the open page's, its query comes along. */
  readonly back: string;
  readonly size: ButtonSize;
};

export function LogInLinks({ back, size }: Props) {
  const [t, from] = [useTranslations('terminal'), useWithQuery(back)];
  const origin = { from, source: tradingSource };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Link href={accessPath('login', origin)} className={buttonClasses('secondary', size)}>
        {t('logIn')}
      </Link>
      <Link href={accessPath('register', origin)} className={buttonClasses('primary', size)}>
        {t('signUp')}
      </Link>
    </div>
  );
}
