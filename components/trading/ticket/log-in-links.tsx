// For a visitor: in, and back to where one is.
import { useTranslations } from 'next-intl';

import { buttonClasses, type ButtonSize } from '#components/ui/buttons/button.tsx';
import { Link } from '#lib/i18n/navigation.ts';

export function LogInLinks({ back, size }: { readonly back: string; readonly size: ButtonSize }) {
  const t = useTranslations('ticket');
  return (
    <div className="grid grid-cols-2 gap-2">
      <Link href={`/login?from=${back}`} className={buttonClasses('secondary', size)}>
        {t('logIn')}
      </Link>
      <Link href={`/register?from=${back}`} className={buttonClasses('primary', size)}>
        {t('signUp')}
      </Link>
    </div>
  );
}
