// A new ad in the marketplace between people.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { requireUser } from '../../../../access/require-user.ts';
import { AdEditorPage } from '../../../../c2c/ad-editor-page.tsx';
import { PageMessages } from '../../../../messages/page-messages.tsx';

type Props = { readonly searchParams: Promise<{ side?: string; coin?: string; quote?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('c2cAds'))('form.title'), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  await requireUser();
  const { side, coin = 'USDT', quote = 'EUR' } = await searchParams;
  return (
    <PageMessages namespaces={['c2cAds', 'c2cPayment']}>
      <AdEditorPage begin={{ pair: { side: side === 'buy' ? 'buy' : 'sell', coin, quote } }} />
    </PageMessages>
  );
}
