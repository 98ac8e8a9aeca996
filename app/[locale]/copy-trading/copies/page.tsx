// The page of one's own copies of leaders.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { requireUser } from '../../../access/require-user.ts';
import { OwnCopies } from '../../../copy-trading/own-copies.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bots.follow'))('mine.title'), robots: { index: false } };
}

export default async function Page() {
  await requireUser();
  const t = await getTranslations('bots.follow');
  return (
    <PageMessages namespaces={['bots', 'terminal']}>
      <div className="page-wide flex flex-1 flex-col gap-4 py-6 md:px-4 md:py-8">
        <div className="flex flex-col gap-1 px-4 md:px-0">
          <h1 className="page-title">{t('mine.title')}</h1>
          <p className="text-sm text-muted">{t('mine.about')}</p>
        </div>
        <OwnCopies columns={(await cookies()).get('columns')?.value} />
      </div>
    </PageMessages>
  );
}
