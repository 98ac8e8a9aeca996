// Over the pages of the marketplace between people: from one to the other.
import { getTranslations } from 'next-intl/server';

import { Link } from '#lib/i18n/navigation.ts';

const places = {
  market: '/crypto-c2c',
  orders: '/crypto-c2c/orders',
  ads: '/crypto-c2c/ads',
  payment: '/crypto-c2c/payment-methods',
} as const;
const names = ['market', 'orders', 'ads', 'payment'] as const;

export async function C2cNav({ current }: { readonly current: keyof typeof places }) {
  const t = await getTranslations('pages.c2c');
  return (
    <nav aria-label={t('name')} className="page-wide flex gap-1 overflow-x-auto px-4 pt-4 md:pt-6">
      {names.map((name) => (
        <Link
          key={name}
          href={places[name]}
          aria-current={name === current ? 'page' : undefined}
          className="inline-flex h-8 shrink-0 items-center rounded-md px-3 text-sm whitespace-nowrap text-muted hover:text-primary aria-[current=page]:bg-surface-2 aria-[current=page]:font-medium aria-[current=page]:text-primary max-md:h-11"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
