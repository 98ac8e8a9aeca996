// The page that explains what is not offered everywhere, and the refusals that say so.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('shell'))('regions.title'), robots: { index: false } };
}

export default async function RegionsPage() {
  const [t, said] = [await getTranslations('shell'), await getTranslations('errors')];
  return (
    <div className="page-text flex flex-1 flex-col gap-4 px-4 py-8">
      <h1 className="page-title">{t('regions.title')}</h1>
      <p className="text-base text-secondary">{t('regions.about')}</p>
      <ul className="list-disc ps-6 text-base text-primary">
        {(['regionLimit', 'spotRegionLimit', 'futuresRegionLimit', 'locationLimit'] as const).map((key) => (
          <li key={key}>{said(key)}</li>
        ))}
      </ul>
    </div>
  );
}
