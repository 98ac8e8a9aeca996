// Tells why somebody cannot trade with people, before a form is filled in for nothing.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { TradeBar } from './trade-bar.ts';

type Props = { readonly bar: TradeBar; readonly mainOnly: string; readonly identity: string; readonly verify: string };

export function BarNotice({ bar, mainOnly, identity, verify }: Props) {
  const errors = useTranslations('errors');
  const text = { mainOnly, identity, identityInProcess: errors('identityInProcess') }[bar];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm">
      <p>{text}</p>
      {bar === 'identity' ? (
        <Link href="/account/security" className={`${buttonClasses('secondary')} max-md:h-11`}>
          {verify}
        </Link>
      ) : null}
    </div>
  );
}
