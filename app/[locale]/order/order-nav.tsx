// Over the pages of the order centre: from one business to the other.
import { getTranslations } from 'next-intl/server';

import { Link } from '#lib/i18n/navigation.ts';

const places = { spot: '/order/transac', margin: '/order/marginOrderInfo', futures: '/order/mcp' } as const;
const names = ['spot', 'margin', 'futures'] as const;

export async function OrderNav({ current }: { readonly current: keyof typeof places }) {
  const t = await getTranslations('pages.orderCentre');
  return (
    <nav aria-label={t('name')} className="page-wide flex gap-1 px-4 pt-4 md:pt-6">
      {names.map((name) => (
        <Link
          key={name}
          href={places[name]}
          aria-current={name === current ? 'page' : undefined}
          className="inline-flex h-8 items-center rounded-md px-3 text-sm text-muted hover:text-primary aria-[current=page]:bg-surface-2 aria-[current=page]:font-medium aria-[current=page]:text-primary max-md:h-11"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
